/** Texts of taking end users in from files. */
export const endUserImport = {
  title: 'Personen importieren',
  loading: 'Wird geladen …',
  upload: {
    title: 'Datei wählen',
    hint: 'CSV oder Excel (.xlsx) mit einer Kopfzeile, höchstens 10 MB und 20.000 Zeilen. Dabei wird noch nichts angelegt.',
    file: 'Datei auswählen',
    none: 'Keine Datei gewählt',
    tooLarge: 'Die Datei ist zu groß. Erlaubt sind 10 MB.',
  },
  columns: {
    title: 'Spalten zuordnen',
    hint: '{file}: {count, plural, one {# Zeile} other {# Zeilen}}. Bitte prüfen Sie, welche Spalte was enthält.',
    address: 'Anschrift oder Straße',
    choose: 'Bitte wählen',
    missing: 'Bitte wählen Sie eine Spalte',
    updateExisting: 'Bekannte Personen ändern',
    updateExistingHint:
      'Wer schon angelegt ist, erhält die Angaben der Datei. Sonst bleiben bekannte Personen, wie sie sind.',
    byExternalId: 'An der Kundennummer wiedererkennen',
    byExternalIdHint:
      'Wer diese Kundennummer hat, ist dieselbe Person, auch mit anderer E-Mail-Adresse. Ohne Kundennummer zählt die E-Mail-Adresse.',
    sendInvitation: 'Neuen Personen die Einladung mit der Nummer senden',
  },
  without: {
    type: 'Nicht in der Datei: alle sind Mieter',
    authNumber: 'Nicht in der Datei: neue Nummern',
    part: 'Steht bei der Anschrift',
    other: 'Nicht in der Datei',
  },
  progress: {
    checking: 'Die Datei wird geprüft',
    running: 'Der Import läuft',
    hint: 'Sie können dieses Fenster schließen; der Import läuft weiter.',
    rows: '{done, number} von {total, number} Zeilen',
  },
  checked: {
    title: 'Ergebnis der Prüfung',
    hint: '{file}: Noch wurde nichts geändert.',
    unused: 'Nicht übernommen: {columns}',
    problems:
      '{count, plural, one {Eine Zeile hat Fehler und bleibt weg.} other {# Zeilen haben Fehler und bleiben weg.}} Sie können sie vor dem Import herunterladen, berichtigen und noch einmal hochladen.',
  },
  counts: {
    created: 'Neu',
    updated: 'Geändert',
    unchanged: 'Unverändert',
    skipped: 'Schon bekannt',
    problems: 'Mit Fehlern',
  },
  problems: {
    title: 'Zeilen mit Fehlern',
    row: 'Zeile',
    name: 'Person',
    field: 'Feld',
    value: 'In der Datei',
    message: 'Fehler',
    more: '{count, plural, one {und eine weitere Zeile} other {und # weitere Zeilen}}',
    save: 'Fehlerhafte Zeilen herunterladen',
    saveFailed: 'Die Zeilen konnten nicht heruntergeladen werden',
    fileName: 'fehlerhafte-zeilen.csv',
  },
  sample: {
    save: 'Beispieldatei herunterladen',
    failed: 'Die Beispieldatei konnte nicht gespeichert werden',
    fileName: 'beispiel-import.csv',
    street: 'Straße',
    tenant:
      'Mira;Sommer;mira.sommer@example.com;040 5550 1;Lindenallee;14;20095;Hamburg;2. OG rechts;;;10482;Mieter',
    owner:
      'Ole;Brandt;ole.brandt@example.com;0171 5550 2;Lindenallee;14 a;20095;Hamburg;12;EG links;;10483;Eigentümer',
  },
  ended: {
    done: 'Der Import ist fertig',
    stopped: 'Der Import wurde beendet',
    cancelled: 'Der Import wurde abgebrochen. Was schon übernommen war, bleibt.',
    failed: 'Der Import ist gescheitert. Was schon übernommen war, bleibt.',
  },
  action: {
    upload: 'Hochladen',
    check: 'Prüfen',
    back: 'Zurück',
    otherFile: 'Andere Datei',
    cancel: 'Import abbrechen',
    start: '{count, plural, one {Eine Person} other {# Personen}} übernehmen',
  },
  failed: {
    upload: 'Die Datei konnte nicht hochgeladen werden',
    check: 'Die Datei konnte nicht geprüft werden',
    start: 'Der Import konnte nicht gestartet werden',
    cancel: 'Der Import konnte nicht abgebrochen werden',
  },
};
