/** Texts of the filters that people keep for themselves. */
export const saved = {
  title: 'Meine Filter',
  save: 'Filter speichern',
  saveHint: 'Ansicht, Filter und Suche, wie sie jetzt sind. Nur Sie sehen ihn.',
  name: 'Name',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  saved: 'Der Filter „{name}“ ist gespeichert',
  manage: 'Meine Filter verwalten',
  none: 'Sie haben keinen Filter gespeichert.',
  rename: 'Umbenennen',
  renameTitle: 'Filter „{name}“ umbenennen',
  renamed: 'Der Filter heißt jetzt „{name}“',
  deleteTitle: 'Filter „{name}“ löschen?',
  deleteText: 'Die Gespräche selbst bleiben, wie sie sind.',
  deleted: 'Der Filter „{name}“ ist gelöscht',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

/** Texts of the labels of the company. */
export const labels = {
  open: 'Etiketten verwalten',
  title: 'Etiketten verwalten',
  name: 'Name',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  editTitle: 'Etikett „{name}“ bearbeiten',
  changed: 'Das Etikett heißt „{name}“',
  deleteTitle: 'Etikett „{name}“ löschen?',
  uses: '{count, plural, =0 {Kein Gespräch trägt dieses Etikett.} one {Ein Gespräch trägt dieses Etikett und verliert es.} other {# Gespräche tragen dieses Etikett und verlieren es.}}',
  usesArchived: 'Davon im Archiv: {archived, number}.',
  usesMany: 'Mehr als {count, number} Gespräche tragen dieses Etikett und verlieren es.',
  usesUnknown:
    'Wie viele Gespräche dieses Etikett tragen, ließ sich gerade nicht zählen. Sie alle verlieren es.',
  conversationsStay: 'Die Gespräche selbst bleiben. Das Etikett lässt sich nicht zurückholen.',
  deleted: 'Das Etikett „{name}“ ist gelöscht',
  deleteFailed: 'Das Etikett konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
};

/** Texts of conversations that come back by themselves. */
export const snooze = {
  action: 'Wiedervorlage',
  title:
    '{count, plural, one {Wann soll das Gespräch wiederkommen?} other {Wann sollen die Gespräche wiederkommen?}}',
  hint: '{count, plural, one {Bis dahin zählt es nicht zu den offenen.} other {Bis dahin zählen sie nicht zu den offenen.}} Schreibt die Person vorher oder meldet sie einen Notfall, kommt das Gespräch sofort zurück.',
  later: 'Heute noch',
  tomorrow: 'Morgen früh',
  monday: 'Montag früh',
  own: 'Anderer Zeitpunkt',
  confirm: 'Übernehmen',
  end: 'Jetzt zurückholen',
  done: '{count, plural, one {Das Gespräch kommt wieder: {when}} other {# Gespräche kommen wieder: {when}}}',
};

/** Texts of who else is at a conversation. */
export const presence = {
  viewing: '{names} {count, plural, one {hat} other {haben}} dieses Gespräch geöffnet.',
  tenantTyping: 'Schreibt gerade …',
  typing: '{names} {count, plural, one {schreibt} other {schreiben}} gerade …',
};

/** Texts of what the inbox offers in the palette. */
export const commands = {
  keys: 'Tasten zeigen',
  assignMe: 'Mir zuweisen',
  assign: 'Zuweisen …',
  labels: 'Etiketten …',
  snooze: 'Wiedervorlage …',
  unread: 'Als ungelesen markieren',
  export: 'Exportieren …',
  putLabelOn: 'Etikett „{name}“ setzen',
  takeLabelOff: 'Etikett „{name}“ entfernen',
  onlyUrgency: 'Dringlichkeit: {urgency}',
};
