/** Texts that lists, forms and dialogs of the consoles share, in German. */
export const common = {
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  changedByOthers:
    'Diese Felder hat inzwischen auch eine andere Person geändert. Wenn Sie speichern, ersetzt Ihr Text:',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
  actions: 'Aktionen',
  actionsFor: 'Aktionen für {name}',
  trail: 'Wo Sie sind',
  named: '{action} {name}',
  none: 'k. A.',
  personKind: { TENANT: 'Mieter', OWNER: 'Eigentümer' },
  copy: 'Kopieren',
  copied: 'Kopiert',
  copySelected: 'Markiert. Bitte von Hand kopieren.',
  showCharacters: 'Zeichen anzeigen',
  hideCharacters: 'Zeichen verbergen',
  clearSearch: 'Suche leeren',
  goneHint: 'Vielleicht wurde es gelöscht, oder der Link stimmt nicht.',
  clearFilters: 'Filter zurücksetzen',
  filters: 'Filter',
  columns: 'Spalten',
  shownColumns: 'Gezeigte Spalten',
  previous: 'Zurück',
  next: 'Weiter',
  page: 'Seite {page} von {pages}',
  discard: {
    question: 'Ihre Eingaben gehen verloren.',
    confirm: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },
  mailTrouble: {
    WAITING: 'E-Mail noch nicht zugestellt',
    UNDELIVERABLE: 'E-Mail nicht zustellbar',
  },
  offline: 'Keine Verbindung zum Server. Bitte versuchen Sie es später erneut.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.',
  rateLimited:
    'Zu viele Versuche. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} erneut.',
  away: {
    title: 'Der Server antwortet nicht',
    text: 'Meist liegt es an der Verbindung und geht von selbst vorbei. Sobald er antwortet, geht es hier weiter.',
    slow: 'Der Server antwortet noch nicht. Sobald er antwortet, geht es hier weiter.',
    trying: 'Wird alle paar Sekunden versucht …',
    retry: 'Jetzt versuchen',
    signOut: 'Abmelden',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet oder die Adresse vertippt.',
  },
};

/** Texts of charts. */
export const chart = {
  asTable: 'Als Tabelle',
  time: 'Zeit',
  value: '{name}: {value}',
  keys: 'Mit den Pfeiltasten lesen Sie die einzelnen Werte.',
  unknown: 'nicht gemessen',
};
