/** What is asked before a company is suspended or deleted, in German. */
export const companyQuestions = {
  suspend: {
    action: 'Pausieren',
    title: 'Hausverwaltung pausieren',
    question: 'Möchten Sie {name} pausieren?',
    closes: 'Bis Sie fortsetzen:',
    members: 'kann sich kein Mitglied anmelden; offene Sitzungen enden sofort,',
    tenants:
      'lesen Mieter und Eigentümer im Chat, dass der Dienst ruht und wie sie ihre Hausverwaltung erreichen,',
    programs: 'werden API-Schlüssel abgewiesen, und Webhooks warten,',
    craftsmen: 'zeigen Links an Handwerker nur noch den Kontakt der Hausverwaltung,',
    broadcasts: 'werden Rundschreiben abgebrochen, wenn sie fällig werden.',
    keeps: 'Gelöscht wird nichts. Löschfristen laufen weiter.',
    done: '{name} ist pausiert',
    failed: 'Die Hausverwaltung konnte nicht pausiert werden',
    offline:
      'Die Hausverwaltung konnte nicht pausiert werden. Bitte versuchen Sie es später noch einmal.',
  },
  delete: {
    title: 'Hausverwaltung löschen',
    question: 'Möchten Sie diese Hausverwaltung wirklich löschen?',
    destroyed: 'Mit {name} werden für immer gelöscht:',
    users: '{count, plural, one {# Mitglied} other {# Mitglieder}}, auch offene Einladungen',
    tenants: '{count, plural, one {# Mieter} other {# Mieter}}',
    owners: '{count, plural, one {# Eigentümer} other {# Eigentümer}}',
    useCases: '{count, plural, one {# Anwendungsfall} other {# Anwendungsfälle}} des Assistenten',
    conversationCount:
      '{count, plural, one {# Gespräch} other {# Gespräche}} mit Zusammenfassungen, auch in den Auswertungen',
    openCases:
      '{count, plural, one {# offener Vorgang} other {# offene Vorgänge}} und alle erledigten',
    settings: 'Gebäude, Handwerker, Rundschreiben, API-Schlüssel und Webhooks',
    openRequests:
      '{count, plural, one {Eine Person wartet} other {# Personen warten}} noch auf Auskunft oder Löschung ihrer Daten. Beantworten Sie das zuerst: Bis dahin lässt sich die Hausverwaltung nicht löschen.',
    fileCount: '{count, plural, one {# Datei} other {# Dateien}}',
    typeName: 'Geben Sie zur Bestätigung den Namen ein: {name}',
    mistyped: 'Das ist nicht der Name der Hausverwaltung',
    done: 'Hausverwaltung {name} gelöscht',
    failed: 'Die Hausverwaltung konnte nicht gelöscht werden',
    offline:
      'Die Hausverwaltung konnte nicht gelöscht werden. Bitte versuchen Sie es später noch einmal.',
  },
};
