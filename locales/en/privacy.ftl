### What is stored about people: the page “Privacy”.

privacy-title = Privacy
privacy-lead = You can play without an account, an email address or a password. This page tells you what this server stores about you, and how to take it with you or delete it.
privacy-stored = What is stored on the server
privacy-held-identity = The random number in your cookie, your name, when you first visited, your programs, and any unused links for other devices.
privacy-held-matches = Your tables and games: where you sat, every card and decision, how each game ended, who you played with and against, and whose deals you replayed.
privacy-held-daily = The daily deals you’ve started, and your results. To limit how many people play from one IP address, hashes of that address and of your number are kept until the end of the day.
privacy-held-teams = The team matches you host or have a seat in.
privacy-held-reviews = Reviews you asked for, what the coach found in your rounds, and the records you uploaded, with the names in them. If a record shows cards that are still being played elsewhere, or nearly the same ones, hashes of your number and your IP address are kept until those cards are public.
privacy-held-presence = When you’re connected to which tables; this is deleted an hour after you leave.
privacy-held-host = If the host of this server bars you or gives you another name: what was done, when, and until when. This is kept for 30 days.
privacy-not = Not stored: your IP address, the site you came from, your device or your browser. The server keeps your address in memory only, so that nobody can hog its resources. When the server’s host looks up who is connected, your address is in the database as well, for a minute at most. If a network is barred, its address is kept for 30 days. The log contains no names, addresses or cards.
privacy-cookie = One cookie tells the server who you are. Another remembers, for a week, a table you were invited to. There are no others, nothing is loaded from other sites, and nobody tracks you.
privacy-browser = Kept in this browser only: your settings, your progress in the tutorial and in puzzles, a list of your games in progress, and random numbers that prove to you that the deals were fair. Those numbers stay until you delete this site’s data in your browser.
privacy-host = Whoever runs this server can read its database, including games in progress. There may be backups too: what you delete stays in them until the backups themselves are deleted.
privacy-seen = Others see your name at the tables where you sit and in the rankings of the daily deals. They keep the games they played with you.
privacy-yours = Take it with you, or delete it
privacy-export = Download everything about me
privacy-export-text = You get one file that both people and programs can read: all of the above (without the fingerprints), your finished games, and what is kept in this browser.
privacy-export-done = The file has been saved.
privacy-delete-text = When you delete everything about you in the settings, all of it is gone at once, except the fingerprints and the random numbers. Games with other people stay with them, but without your name.
privacy-to-settings = To the settings
