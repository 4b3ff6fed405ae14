### Die Seite ohne Server, die allein im Browser spielt.

app-loading = Das Spiel wird geladen, nur dieses eine Mal: { $percent } %
app-update = Von dieser Seite gibt es eine neue Version.
app-update-now = Verwenden
app-trouble-storage-full = In diesem Browser ist kein Platz mehr. Was du jetzt spielst, geht verloren, wenn du die Seite schließt.
app-trouble-storage-forbidden = Dieser Browser bewahrt nichts für uns auf. Deine Partien gehen verloren, wenn du die Seite schließt.
app-trouble-taken-over = Du spielst in einem anderen Tab weiter.
app-trouble-broken = Das Spiel konnte nicht geladen werden.
app-again = Noch einmal versuchen
app-needs-server = Freunde, Tagesrunden und Teamkämpfe brauchen einen Server. Diese Seite kommt ohne aus.
app-insecure = Diese Adresse ist nicht verschlüsselt. Darum kann dein Browser das Spiel nicht ohne Verbindung öffnen.
app-games = Deine Partien liegen in diesem Browser
app-kept-text = Sonst hat sie niemand: Kein Server weiß, was du spielst. Manche Browser löschen nach einer Woche ohne Besuch, was sie aufbewahren. Speichere deine Partien also ab und zu als Datei. Die Karten gibt dein eigener Browser; die Prüfung fairer Karten beweist hier deshalb wenig.
app-kept-save = Alle Partien als Datei speichern
app-kept-open = So eine Datei öffnen
app-kept-opened = { $matches ->
    [0] In dieser Datei war nichts Neues.
    [one] Eine Partie ist dazugekommen.
   *[other] { $matches } Partien sind dazugekommen.
}
app-licences = Lizenzen von allem, was hier steckt
app-quick = Bots denken kürzer nach: für langsame Geräte. Sie spielen etwas schwächer.
