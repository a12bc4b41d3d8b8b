/** Texts of the settings of a company. */
export const settings = {
  title: 'Einstellungen des Unternehmens',
  tabs: {
    label: 'Einstellungen',
    company: 'Unternehmen',
    users: 'Benutzer',
    roles: 'Rollen und Rechte',
  },
  company: {
    title: 'Angaben zum Unternehmen',
    edit: 'Unternehmen bearbeiten',
    tenants: 'Anzahl der Mieter',
    owners: 'Anzahl der Eigentümer',
    notSet: 'Nicht angegeben',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    updated: 'Die Angaben zum Unternehmen wurden gespeichert!',
    loadFailed: 'Die Angaben zum Unternehmen konnten nicht geladen werden',
    updateFailed: 'Die Angaben zum Unternehmen konnten nicht gespeichert werden',
  },
  roles: {
    note: 'Änderungen gelten für alle Benutzer der Rolle. Diese müssen die Seite eventuell neu laden oder sich neu anmelden.',
    users: '{count, plural, =0 {Keine Benutzer} one {# Benutzer} other {# Benutzer}}',
    custom: 'Angepasst',
    fixed: 'Diese Rechte lassen sich nicht ändern.',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    discard: 'Änderungen verwerfen',
    changed: '{count, plural, one {# ungespeicherte Änderung} other {# ungespeicherte Änderungen}}',
    reset: 'Standard wiederherstellen',
    resetTitle: 'Standard wiederherstellen',
    resetText:
      'Die Rechte der Rolle {role} auf den Standard zurücksetzen? Ihre Anpassungen daran gehen verloren.',
    resetConfirm: 'Standard wiederherstellen',
    resetDone: 'Für die Rolle {role} gelten wieder die Standardrechte.',
    saved: 'Die Rechte der Rolle {role} wurden gespeichert!',
    loadFailed: 'Die Rechte der Rollen konnten nicht geladen werden',
    saveFailed: 'Die Rechte der Rolle konnten nicht gespeichert werden',
    restrictedTitle: 'Zugriff eingeschränkt',
    restrictedText: 'Sie haben keine Berechtigung, Rollen und Rechte zu verwalten.',
  },
};

/** What the permissions allow, by group and key. */
export const permissions = {
  dashboard: {
    label: 'Übersicht',
    view: 'Übersicht ansehen',
    analytics: 'Kennzahlen in der Übersicht ansehen',
  },
  users: {
    label: 'Bewohner und Eigentümer',
    view: 'Mieter und Eigentümer ansehen',
    create: 'Mieter und Eigentümer anlegen',
    edit: 'Mieter und Eigentümer bearbeiten',
    delete: 'Mieter und Eigentümer löschen',
  },
  conversations: {
    label: 'Gespräche',
    view: 'Gespräche ansehen',
    export: 'Gespräche exportieren',
    archive: 'Gespräche archivieren',
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
    edit: 'Angaben und Benutzer des Unternehmens bearbeiten',
    roles: 'Rechte der Rollen ansehen und bearbeiten',
    manageRoles: 'Rollen verwalten',
  },
  team: {
    label: 'Team',
    view: 'Team ansehen',
    invite: 'Teammitglieder einladen',
    manage: 'Teammitglieder bearbeiten',
    remove: 'Teammitglieder entfernen',
  },
};
