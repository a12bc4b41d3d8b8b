/** Soft hyphens say where a narrow bar may break its long words. */
export const portal = {
  title: 'Firmenportal',
  navigation: 'Bereiche',
  endUsers: 'Mieter und Eigentümer',
  endUsersShort: 'Mieter',
  conversationsShort: 'Ge\u00ADsprä\u00ADche',
  buildings: 'Ge\u00ADbäu\u00ADde',
  conversations: 'Gespräche',
  cases: 'Vor\u00ADgänge',
  broadcasts: 'Rund\u00ADschreiben',
  overview: 'Über\u00ADsicht',
  analytics: 'Aus\u00ADwer\u00ADtun\u00ADgen',
  audit: 'Protokoll',
  team: 'Team\u00ADver\u00ADwal\u00ADtung',
  dataProtection: 'Daten\u00ADschutz',
  knowledge: 'Wissen',
  settings: 'Ein\u00ADstel\u00ADlungen',
  integrations: 'Inte\u00ADgratio\u00ADnen',
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
  waiting: '{count, plural, one {# wartet auf einen Menschen} other {# warten auf einen Menschen}}',
  emergencies: '{count, plural, one {# Notfall} other {# Notfälle}}',
  loading: 'Portal wird geladen …',
  failed: 'Ihre Berechtigungen konnten nicht geladen werden',
  leave: 'Abmelden',
  denied: {
    title: 'Kein Zugriff',
    text: 'Für diesen Bereich fehlt Ihnen die Berechtigung. Ihre Administration kann sie erteilen.',
  },
  notFound: {
    toDashboard: 'Zum Firmenportal',
  },
};

/** What the palette is called where conversations are among what can be done. */
export const paletteWords = {
  label: 'Befehl, Gespräch oder Person suchen',
  groups: { actions: 'Dieses Gespräch' },
};
