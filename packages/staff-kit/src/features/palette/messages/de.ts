/** Texts of the list of everything that can be done. */
export const palette = {
  title: 'Befehle',
  label: 'Befehl, Person oder Hausverwaltung suchen',
  search: 'Suchen',
  keys: 'Strg K',
  placeholder: 'Was möchten Sie tun?',
  groups: {
    actions: 'Aktionen',
    conversations: 'Gespräche',
    people: 'Mieter und Eigentümer',
    buildings: 'Gebäude',
    companies: 'Hausverwaltungen',
    views: 'Ansichten',
    saved: 'Meine Filter',
    pages: 'Bereiche',
  },
  nothing: 'Nichts gefunden',
  searching: 'Es wird gesucht …',
  count: '{count, plural, =0 {Nichts gefunden} one {# Eintrag} other {# Einträge}}',
  darkTheme: 'Dunkle Darstellung',
  lightTheme: 'Helle Darstellung',
  otherLanguage: 'Sprache: English',
};
