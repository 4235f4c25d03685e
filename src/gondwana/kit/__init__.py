"""What all games share outside the engine: data, texts, pictures, records. No rule of any game is here."""
