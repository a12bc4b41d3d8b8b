/** Texts of the help of the console. */
export const help = {
  title: 'Hilfe',
  where: 'Wo etwas geht',
  ways: {
    invite: 'Einen Administrator einladen oder löschen',
    company: 'Eine Hausverwaltung anlegen, ihr Wissen hochladen, ihr Portal öffnen',
    member: 'Ein Mitglied einladen, bearbeiten oder löschen',
    person: 'Einem Mieter oder Eigentümer einen Anmeldelink senden',
    answers: 'Sehen, ob der Assistent antwortet, wie schnell und zu welchem Preis',
    who: 'Nachsehen, wer wann was geändert hat',
    keeping: 'Festlegen, wann Daten gelöscht werden',
    release: 'Eine Version eines Frontends aktivieren oder zurücknehmen',
    account: 'Das eigene Passwort, Passkeys und angemeldete Geräte',
  },
  keys: 'Tasten',
  key: {
    palette: 'Suchen, was es gibt und was man tun kann',
    beside: 'Neben einer Liste: zum nächsten und zum vorigen Eintrag',
    close: 'Schließen, was offen ist',
    help: 'Diese Hilfe',
  },
  operating:
    'Sicherung, Updates und Störungen: der Ordner docs/operations im Quelltext, nachts zuerst at-3-am.md.',
};
