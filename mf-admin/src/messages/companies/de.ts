/** Texts of the choice of a company, in German. */
export const companyPicker = {
  loading: 'Wird gesucht …',
  empty: 'Keine Hausverwaltung gefunden',
  failed: 'Die Suche ist fehlgeschlagen',
  unknown: 'Unbekannte Hausverwaltung',
  clear: 'Auswahl aufheben',
};

/** Texts of the page about companies, in German. */
export const de = {
  title: 'Hausverwaltungen',
  total: '{count, plural, one {# Hausverwaltung} other {# Hausverwaltungen}}',
  search: 'Nach Name oder E-Mail suchen',
  add: 'Hausverwaltung hinzufügen',
  empty: 'Keine Hausverwaltungen gefunden. Fügen Sie eine neue hinzu, um zu beginnen.',
  loadFailed: 'Die Hausverwaltungen konnten nicht geladen werden',
  loadOffline:
    'Die Hausverwaltungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  tenants: 'Mieter',
  owners: 'Eigentümer',
  promptStatus: 'Prompt-Status',
  users: 'Mitglieder',
  openPortal: 'Portal öffnen',
  tenantsOf: 'Mieter von {name}: {count, number}',
  ownersOf: 'Eigentümer von {name}: {count, number}',
  suspendedSince: 'Pausiert seit {date}',
  suspend: 'Pausieren',
  resume: {
    action: 'Fortsetzen',
    done: '{name} läuft wieder',
    failed: 'Die Hausverwaltung konnte nicht fortgesetzt werden',
  },
  prompt: {
    none: 'Kein eigener Prompt',
    PROCESSED: 'Verarbeitet',
    PENDING: 'In Arbeit',
    ERROR: 'Fehler',
    useCases: '{count, plural, one {# Anwendungsfall} other {# Anwendungsfälle}}',
    title: 'Prompt-Datei',
    hint: 'Textdatei (.txt, .md) mit den Anwendungsfällen, aus denen der KI-Assistent antwortet.',
    current: 'Aktuelle Datei: {file}',
    uploadedAt: 'Hochgeladen am {date}',
    choose: 'Datei wählen',
    noFile: 'Keine Datei gewählt',
    upload: 'Hochladen',
    replace: 'Trotzdem ersetzen',
    keep: 'Bisherige Datei behalten',
    fewer:
      'Die Datei hat etwa {count, plural, one {# Anwendungsfall} other {# Anwendungsfälle}}, bisher sind es {before, number}. Sie ersetzt alle. Ist das gewollt?',
    uploading: 'Wird hochgeladen, {percent} %',
    vectorizing: 'Anwendungsfälle werden vektorisiert …',
    progress: '{done} von {total} Anwendungsfällen vektorisiert',
    wrongType: 'Bitte laden Sie eine Textdatei hoch (.txt, .md)',
    success:
      'Prompt erfolgreich hochgeladen. {count, plural, one {# Anwendungsfall} other {# Anwendungsfälle}} vektorisiert.',
    failed: 'Der Prompt konnte nicht hochgeladen werden',
  },
  form: {
    addTitle: 'Hausverwaltung hinzufügen',
    editTitle: 'Hausverwaltung bearbeiten',
    created: 'Hausverwaltung {name} hinzugefügt',
    addUsers: 'Mitglied hinzufügen',
    updated: 'Hausverwaltung {name} aktualisiert',
    failed: 'Die Hausverwaltung konnte nicht gespeichert werden',
    offline:
      'Die Hausverwaltung konnte nicht gespeichert werden. Bitte versuchen Sie es später noch einmal.',
    validation: 'Eingabefehler: {details}',
  },
};
