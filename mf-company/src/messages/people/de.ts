/** Texts of the page of the team, beside those that the kit has. */
export const team = {
  title: 'Teamverwaltung',
  description: 'Wer mit Ihnen bei {company} arbeitet',
};

/** How the list of the settings says what it says otherwise. */
export const users = {
  membersTitle: 'Mitglieder des Unternehmens',
  empty: 'Keine Mitglieder gefunden',
  invite: 'Mitglied hinzufügen',
  inviteTitle: 'Mitglied hinzufügen',
  invited: 'Die Einladung wurde gesendet!',
  editTitle: 'Mitglied bearbeiten',
  updated: 'Das Mitglied wurde geändert!',
  remove: 'Löschen',
  removeNamed: '{name} löschen',
  removeTitle: 'Mitglied löschen',
  removeText: 'Möchten Sie {name} wirklich löschen? Das lässt sich nicht rückgängig machen.',
  removed: 'Das Mitglied wurde gelöscht!',
  failed: {
    load: 'Die Mitglieder konnten nicht geladen werden',
    invite: 'Die Einladung konnte nicht gesendet werden',
    update: 'Das Mitglied konnte nicht geändert werden',
    remove: 'Das Mitglied konnte nicht gelöscht werden',
  },
};
