/** Texts of the page with what the viewer was told. */
export const notificationList = {
  description: 'Was in letzter Zeit geschehen ist und Sie betrifft.',
  tabs: { list: 'Übersicht', settings: 'Einstellungen' },
  unread: 'Ungelesen:',
  unreadOnly: 'Nur ungelesene',
  markAll: 'Alle als gelesen markieren',
  markFailed: 'Das konnte nicht als gelesen markiert werden.',
  loadFailed: 'Die Benachrichtigungen konnten nicht geladen werden.',
  nothing: 'Noch keine Benachrichtigungen',
  nothingUnread: 'Nichts Ungelesenes',
  nothingText: 'Sobald etwas geschieht, das Sie betrifft, steht es hier.',
  showAll: 'Auch gelesene zeigen',
  choose: 'Auswählen, was Sie erfahren',
  more: 'Mehr laden',
  colleague: 'Ein Mitglied',
  deputyFor: 'Vertretung für {colleague}: {text}',
  // Where it is not the reader who was meant, but one for whom they stand in.
  ofColleague: {
    ASSIGNED: '{name} hat ein Gespräch zugewiesen',
    MENTIONED:
      '{count, plural, =1 {Erwähnung in einer Notiz von {name}} other {Erwähnungen in # Notizen, zuletzt von {name}}}',
    TENANT_REPLY: '{count, plural, =1 {Neue Antwort} other {# neue Antworten}} in einem Gespräch',
    CASE_ASSIGNED: '{name} hat den Vorgang #{number} zugewiesen',
  },
  kinds: {
    WAITING: 'Ein Gespräch wartet auf einen Menschen',
    ASSIGNED: '{name} hat Ihnen ein Gespräch zugewiesen',
    MENTIONED:
      '{count, plural, =1 {{name} hat Sie in einer Notiz erwähnt} other {Sie wurden in # Notizen erwähnt, zuletzt von {name}}}',
    TENANT_REPLY: '{count, plural, =1 {Neue Antwort} other {# neue Antworten}} in Ihrem Gespräch',
    CASE_REPORTED: 'Neue Schadensmeldung: Vorgang #{number}',
    CASE_ASSIGNED: '{name} hat Ihnen den Vorgang #{number} zugewiesen',
    CASE_CRAFTSMAN: '{name} hat sich zum Vorgang #{number} gemeldet',
    CASE_DUE: 'Der Vorgang #{number} ist heute fällig',
    CASE_OVERDUE: 'Der Vorgang #{number} ist überfällig',
    KNOWLEDGE_REVIEW: '{name} hat den Entwurf des Wissens ergänzt: Bitte prüfen',
    BROADCAST_DONE: 'Ein Rundschreiben ist versendet',
    BROADCAST_FAILED: 'Ein Rundschreiben konnte nicht ganz versendet werden',
    QUOTA_NEARLY_SPENT: 'Das Tageskontingent für {quota} ist zu 80 % verbraucht',
  },
  quotas: {
    messages: 'Nachrichten',
    modelCalls: 'Modellaufrufe',
    uploadedBytes: 'hochgeladene Dateien',
    mails: 'E-Mails',
  },
};
