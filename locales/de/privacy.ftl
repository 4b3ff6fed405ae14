### Was über Menschen gespeichert wird: die Seite „Datenschutz“.

privacy-title = Datenschutz
privacy-lead = Du kannst ohne Konto, E-Mail-Adresse und Passwort spielen. Hier steht, was dieser Server über dich speichert; du kannst es mitnehmen oder löschen.
privacy-stored = Was auf dem Server gespeichert ist
privacy-held-identity = Eine zufällige Nummer, die auch in deinem Cookie steht, dein Name, der Zeitpunkt deines ersten Besuchs, deine Programme und noch unbenutzte Links für andere Geräte.
privacy-held-matches = Deine Tische und Partien: wo du gesessen hast, jede Karte und jede Entscheidung, wie es ausging, mit wem und gegen wen du gespielt hast und wessen Karten du nachgespielt hast.
privacy-held-daily = Die Tagesrunden, die du begonnen hast, und deine Ergebnisse. Damit von einer IP-Adresse nicht beliebig viele mitspielen, werden bis zum Ende des Tages verschlüsselte Fingerabdrücke dieser Adresse und deiner Nummer aufbewahrt.
privacy-held-teams = Die Teamkämpfe, die du leitest oder in denen du einen Platz hast.
privacy-held-reviews = Analysen, die du angefordert hast, was der Trainer in deinen Runden gefunden hat, und Aufzeichnungen, die du hochgeladen hast, mit den Namen darin. Zeigt eine davon Karten, mit denen anderswo noch gespielt wird, oder fast dieselben, werden verschlüsselte Fingerabdrücke deiner Nummer und deiner IP-Adresse aufbewahrt, bis diese Karten bekannt sind.
privacy-held-presence = Wann du mit welchen Tischen verbunden bist; das wird eine Stunde danach gelöscht.
privacy-held-host = Falls du gesperrt oder umbenannt wirst: was geschah, wann und bis wann es gilt. Das bleibt 30 Tage gespeichert.
privacy-not = Nicht gespeichert werden deine IP-Adresse, die Website, von der du kommst, dein Gerät und dein Browser. Deine IP-Adresse steht nur im Arbeitsspeicher des Servers, damit niemand ihn allein auslastet. Wer den Server betreibt, kann nachsehen, wer verbunden ist; dabei steht deine Adresse höchstens eine Minute lang auch in der Datenbank. Wird ein Netz gesperrt, bleibt dessen Adresse 30 Tage gespeichert. Im Protokoll stehen weder Namen noch Adressen noch Karten.
privacy-cookie = An einem Cookie erkennt dich der Server wieder. Ein zweites merkt sich eine Woche lang einen Tisch, an den du eingeladen wurdest. Weitere gibt es nicht, nichts wird von anderen Websites geladen, und niemand verfolgt, was du tust.
privacy-browser = Nur in diesem Browser liegen deine Einstellungen, dein Fortschritt im Tutorial und bei den Aufgaben, eine Liste deiner laufenden Partien sowie Zufallszahlen, die dir beweisen, dass fair ausgeteilt wurde. Diese Zahlen bleiben, bis du im Browser die Daten dieser Website löschst.
privacy-host = Wer diesen Server betreibt, kann die Datenbank lesen, auch laufende Partien. Vielleicht gibt es Sicherungskopien; was du löschst, bleibt darin, bis auch sie gelöscht werden.
privacy-seen = Andere sehen deinen Namen an den Tischen, an denen du sitzt, und in den Ranglisten der Tagesrunden. Die Partien, die sie mit dir gespielt haben, behalten sie.
privacy-yours = Mitnehmen oder löschen
privacy-export = Alles über mich herunterladen
privacy-export-text = Du bekommst eine Datei, die Menschen und Programme lesen können: alles, was oben steht (ohne die Fingerabdrücke), deine beendeten Partien und was in diesem Browser liegt.
privacy-export-done = Die Datei ist gespeichert.
privacy-delete-text = Wenn du in den Einstellungen alles über dich löschst, ist all das sofort weg, bis auf die Fingerabdrücke und die Zufallszahlen. Partien mit anderen bleiben bei ihnen, aber ohne deinen Namen.
privacy-to-settings = Zu den Einstellungen
