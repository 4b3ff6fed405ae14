"""Who sends requests, and how many they may send: identities, networks, and rate limits."""
