/** What the permissions allow, by group and key. */
export const permissions = {
  dashboard: {
    label: 'Übersicht',
    view: 'Übersicht ansehen',
    analytics: 'Kennzahlen in der Übersicht ansehen',
  },
  users: {
    label: 'Mieter und Eigentümer',
    view: 'Mieter und Eigentümer ansehen',
    create: 'Mieter und Eigentümer anlegen',
    edit: 'Mieter und Eigentümer bearbeiten',
    delete: 'Mieter und Eigentümer löschen',
  },
  conversations: {
    label: 'Gespräche',
    view: 'Gespräche ansehen',
    export: 'Gespräche exportieren',
    archive: 'Gespräche erledigen und auf Wiedervorlage legen',
    reply: 'Gespräche übernehmen und persönlich antworten',
  },
  cases: {
    label: 'Vorgänge',
    view: 'Vorgänge ansehen',
    edit: 'Vorgänge anlegen, bearbeiten und Handwerkern schicken',
  },
  analytics: {
    label: 'Auswertungen',
    view: 'Auswertungen ansehen',
    export: 'Auswertungen exportieren',
  },
  broadcast: {
    label: 'Rundschreiben',
    view: 'Rundschreiben ansehen',
    create: 'Rundschreiben verfassen',
    send: 'Rundschreiben senden',
  },
  settings: {
    label: 'Einstellungen',
    view: 'Einstellungen des Unternehmens ansehen',
    edit: 'Angaben und Mitglieder des Unternehmens bearbeiten',
    roles: 'Rechte der Rollen ansehen und bearbeiten',
    manageRoles: 'Rollen verwalten',
    audit: 'Protokoll des Unternehmens ansehen und exportieren',
  },
  team: {
    label: 'Team',
    view: 'Team ansehen',
    invite: 'Mitglieder einladen',
    manage: 'Mitglieder bearbeiten',
    remove: 'Mitglieder entfernen',
  },
};
