import type { Rewording } from '@hausgeist/staff-kit';
import type { people } from '@hausgeist/staff-kit/texts/de';

/** Texts of the pages about the people who work at companies, beside those of the kit, in German. */
export const page = {
  allTitle: 'Mitglieder',
  title: 'Mitglieder von {company}',
  untitled: 'Mitglieder der Hausverwaltung',
  gone: 'Diese Hausverwaltung gibt es nicht',
  back: 'Zurück zu den Hausverwaltungen',
};

/** How the page of one company says what it says otherwise. */
export const one: Rewording<(typeof people)['members']> = {
  columns: { email: 'E-Mail', expires: 'Läuft ab' },
  never: 'Noch nie',
  search: 'Nach Name oder E-Mail suchen',
  searchPlaceholder: 'Name oder E-Mail …',
  membersTitle: 'Mitglieder',
  empty: 'Keine Mitglieder gefunden',
  invite: 'Mitglied hinzufügen',
  inviteTitle: 'Mitglied hinzufügen',
  invited: 'Einladung an {email} gesendet',
  editNamed: 'Bearbeiten {name}',
  editTitle: 'Mitglied bearbeiten',
  updated: '{name} aktualisiert',
  remove: 'Löschen',
  removeNamed: 'Löschen {name}',
  removeTitle: 'Mitglied löschen',
  removeText:
    'Möchten Sie {name} wirklich löschen?\nDiese Aktion kann nicht rückgängig gemacht werden. Der Zugang geht sofort verloren.',
  removed: '{name} gelöscht',
  resendNamed: 'Erneut senden {name}',
  resent: 'Einladung erneut gesendet an {email}',
  revokeNamed: 'Widerrufen {name}',
  revokeText:
    'Möchten Sie die Einladung an {email} wirklich widerrufen?\nDer Link in der Einladung gilt dann nicht mehr.',
  revoked: 'Einladung widerrufen',
  form: {
    email: 'E-Mail',
    emailFixed: 'Die E-Mail-Adresse kann nicht geändert werden',
    firstNameRequired: 'Vorname ist erforderlich',
    lastNameRequired: 'Nachname ist erforderlich',
    emailRequired: 'E-Mail-Adresse ist erforderlich',
    emailInvalid: 'Ungültige E-Mail-Adresse',
    downgrade: 'Warnung: Ohne Admin-Zugang werden die Berechtigungen eingeschränkt.',
    save: 'Speichern',
    invite: 'Hinzufügen',
    inviting: 'Wird hinzugefügt …',
  },
  failed: {
    load: 'Die Mitglieder konnten nicht geladen werden',
    invite: 'Das Mitglied konnte nicht angelegt werden',
    update: 'Das Mitglied konnte nicht aktualisiert werden',
    remove: 'Das Mitglied konnte nicht gelöscht werden',
  },
};

const saveFailed =
  'Das Mitglied konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';

/** How the page of all companies says what it says otherwise than that of one. */
export const all: Rewording<(typeof people)['members']> = {
  invite: 'Mitglied hinzufügen',
  failed: {
    load: 'Die Daten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    invite: saveFailed,
    update: saveFailed,
  },
};
