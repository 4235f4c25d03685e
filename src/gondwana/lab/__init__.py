"""The laboratory: the games as environments for the libraries of those who study play.

Each adapter needs its library, which the extras `lab` and `openspiel` bring:

- `gondwana.lab.aec`: PettingZoo, all seats in turn;
- `gondwana.lab.single`: Gymnasium, one seat against bots;
- `gondwana.lab.vector`: many games in one call, NumPy arrays in and out;
- `gondwana.lab.openspiel`: OpenSpiel, with chance, information states and copies.

All of them spell acts letter by letter (`gondwana.lab.spelling`) and show a seat what it may know, nothing else.
"""
