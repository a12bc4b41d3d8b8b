/** Texts of the craftsmen that a company keeps. */
export const craftsmen = {
  title: 'Handwerker',
  description: 'Einmal eintragen, dann bei jedem Vorgang auswählen.',
  add: 'Handwerker hinzufügen',
  none: 'Noch keine Handwerker',
  noneHint:
    'Tragen Sie Ihre Betriebe einmal ein. Bei einem Vorgang wählen Sie sie dann nur noch aus.',
  loadFailed: 'Die Handwerker konnten nicht geladen werden.',
  remove: 'Handwerker löschen?',
  removeText:
    '{name} steht dann nicht mehr zur Auswahl. Bestehende Vorgänge bleiben, wie sie sind.',
  removed: 'Handwerker gelöscht',
  removeFailed: 'Der Handwerker konnte nicht gelöscht werden.',
  columns: { name: 'Name', trade: 'Gewerk', contact: 'Kontakt', note: 'Notiz' },
  form: {
    addTitle: 'Handwerker hinzufügen',
    editTitle: 'Handwerker bearbeiten',
    name: 'Name oder Betrieb',
    trade: 'Gewerk',
    tradeHint: 'Zum Beispiel: Sanitär',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    note: 'Notiz',
    noteHint: 'Sieht nur Ihr Team.',
    required: { name: 'Bitte geben Sie einen Namen ein' },
    saved: 'Gespeichert',
    failed: 'Der Handwerker konnte nicht gespeichert werden.',
  },
};
