/** Soft hyphens say where a narrow bar may break its long words. */
export const portal = {
  title: 'Firmenportal',
  navigation: 'Bereiche',
  endUsers: 'Mieter und Eigentümer',
  endUsersShort: 'Mieter',
  conversationsShort: 'Ge\u00ADsprä\u00ADche',
  buildings: 'Ge\u00ADbäu\u00ADde',
  buildingsTitle: 'Gebäude',
  conversations: 'Gespräche',
  conversationsTitle: 'Gespräche',
  cases: 'Vor\u00ADgänge',
  broadcasts: 'Rund\u00ADschreiben',
  broadcastsTitle: 'Rundschreiben',
  casesTitle: 'Vorgänge',
  overview: 'Über\u00ADsicht',
  overviewTitle: 'Übersicht',
  analytics: 'Aus\u00ADwer\u00ADtun\u00ADgen',
  audit: 'Protokoll',
  analyticsTitle: 'Auswertungen',
  team: 'Team\u00ADver\u00ADwal\u00ADtung',
  dataProtection: 'Daten\u00ADschutz',
  dataProtectionTitle: 'Datenschutz',
  knowledge: 'Wissen',
  settings: 'Ein\u00ADstel\u00ADlungen',
  integrations: 'Inte\u00ADgratio\u00ADnen',
  integrationsTitle: 'Integrationen',
  account: 'Mein Konto',
  parts: {
    members: 'Mitglieder',
    wayIn: 'Zugang zum Chat',
    signIn: 'Anmeldung',
    retention: 'Löschfristen',
    legal: 'Rechtstexte',
    roles: 'Rollen und Rechte',
    replies: 'Textbausteine',
    useCases: 'Anwendungsfälle',
    keys: 'API-Schlüssel',
    webhooks: 'Webhooks',
  },
  more: 'Mehr',
  reportedCases:
    '{count, plural, one {# Schaden von einem Mieter gemeldet} other {# Schäden von Mietern gemeldet}}',
  waiting: '{count, plural, one {# wartet auf jemanden} other {# warten auf jemanden}}',
  emergencies: '{count, plural, one {# Notfall} other {# Notfälle}}',
  loading: 'Portal wird geladen …',
  failed: 'Ihre Berechtigungen konnten nicht geladen werden',
  terms: {
    title: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
    text: 'Bevor Sie im Portal arbeiten, fragen wir nach Ihrer Zustimmung zu den Nutzungsbedingungen: einmal, und wieder nur, wenn sie sich ändern.',
    consent: 'Mit „Zustimmen und weiter“ akzeptieren Sie die <link>Nutzungsbedingungen</link>.',
    accept: 'Zustimmen und weiter',
    leave: 'Abmelden',
    failed: 'Ihre Zustimmung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },
  denied: {
    title: 'Kein Zugriff',
    text: 'Für diesen Bereich fehlt Ihnen die Berechtigung. Ihre Administration kann sie erteilen.',
  },
  nothing: {
    title: 'Willkommen, {name}!',
    text: 'Zurzeit ist kein Bereich für Sie freigegeben. Bitte wenden Sie sich an die Administration Ihres Unternehmens. Sobald etwas freigegeben ist, erscheint es hier.',
  },
  notFound: {
    toDashboard: 'Zum Firmenportal',
  },
  file: {
    title: 'Datei aus einem Gespräch',
    text: 'Diese Datei kommt aus dem Chat mit dem KI-Assistenten. Öffnen Sie nur Dateien, die Sie erwarten.',
    download: 'Datei herunterladen',
    failed:
      'Die Datei konnte nicht geladen werden. Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Unternehmen.',
  },
  temporaryPassword: {
    text: 'Ihr Passwort wurde von der Administration vergeben.',
    action: 'Jetzt ein eigenes festlegen',
  },
};

/** What the palette is called where conversations are among what can be done. */
export const paletteWords = {
  label: 'Befehl, Gespräch oder Person suchen',
  groups: { actions: 'Dieses Gespräch' },
};
