/** Texts of what the palette offers in the console. */
export const de = {
  pages: {
    dashboard: 'Übersicht',
    companies: 'Hausverwaltungen',
    companyUsers: 'Mitglieder',
    endUsers: 'Mieter und Eigentümer',
    monitoring: 'Monitoring',
    analytics: 'Auswertungen',
    audit: 'Protokoll',
    dataProtection: 'Datenschutz',
    integrations: 'Integrationen',
    frontEnds: 'Frontends',
    notifications: 'Benachrichtigungen',
    account: 'Mein Konto',
  },
  inviteAdmin: 'Administrator einladen',
  addCompany: 'Hausverwaltung hinzufügen',
  help: 'Hilfe und Tasten',
  signOut: 'Abmelden',
  usersOf: 'Mitglieder von {name}',
  portalOf: 'Portal von {name} öffnen',
};
