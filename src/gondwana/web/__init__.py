"""The web table: people and bots play every game of the package in the browser. No rule of any game is here."""
