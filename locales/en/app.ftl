### The page without a server, which plays in the browser alone.

app-loading = Loading the game, this once: { $percent }%
app-update = There’s a new version of this page.
app-update-now = Use it
app-trouble-storage-full = This browser has no room left. What you play now is lost when you close the page.
app-trouble-storage-forbidden = This browser keeps nothing for us. Your games are lost when you close the page.
app-trouble-taken-over = You’re playing on in another tab.
app-trouble-broken = The game couldn’t be loaded.
app-again = Try again
app-needs-server = Friends, daily deals and team matches need a server. This page plays on its own.
app-insecure = This address isn’t encrypted, so your browser can’t open the game without a connection.
app-games = Your games are in this browser
app-kept-text = Nobody else has them: no server knows what you play. Some browsers delete what they keep after a week without a visit, so save your games as a file now and then. The cards are dealt by your own browser, so the check of fair deals proves little here.
app-kept-save = Save all games as a file
app-kept-open = Open such a file
app-kept-opened = { $matches ->
    [0] There was nothing new in this file.
    [one] One game was added.
   *[other] { $matches } games were added.
}
app-licences = Licences of all that’s in here
app-quick = Bots think for a shorter time: for slow devices. They play a little weaker.
