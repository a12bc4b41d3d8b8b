/** Texts of the page of the team, beside those that the kit has. */
export const team = {
  title: 'Teamverwaltung',
  description: 'Wer mit Ihnen bei {company} arbeitet',
};

/** How the list of the settings says what it says otherwise. */
export const users = {
  membersTitle: 'Benutzer des Unternehmens',
  empty: 'Keine Benutzer gefunden',
  invite: 'Benutzer hinzufügen',
  inviteTitle: 'Benutzer hinzufügen',
  invited: 'Die Einladung wurde gesendet!',
  editTitle: 'Benutzer bearbeiten',
  updated: 'Der Benutzer wurde geändert!',
  remove: 'Löschen',
  removeNamed: '{name} löschen',
  removeTitle: 'Benutzer löschen',
  removeText: 'Möchten Sie {name} wirklich löschen? Das lässt sich nicht rückgängig machen.',
  removed: 'Der Benutzer wurde gelöscht!',
  failed: {
    load: 'Die Benutzer konnten nicht geladen werden',
    invite: 'Die Einladung konnte nicht gesendet werden',
    update: 'Der Benutzer konnte nicht geändert werden',
    remove: 'Der Benutzer konnte nicht gelöscht werden',
  },
};
