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
  usesArchived: 'Davon erledigt: {archived, number}.',
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
  hint: '{count, plural, one {Bis dahin zählt es nicht zu den offenen.} other {Bis dahin zählen sie nicht zu den offenen.}} Schreibt die Person vorher oder meldet sie einen Notfall, kommt das Gespräch sofort wieder.',
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

/** Texts of taking over, replies and handing back. */
export const reply = {
  byAssistant: 'Der KI-Assistent antwortet.',
  mailBounced:
    'Die E-Mail mit der Antwort kam am {date} als unzustellbar zurück. Bitte melden Sie sich auf anderem Weg.',
  waiting: '{name} wartet seit {since} auf eine Antwort.',
  waitingOver: '{name} wartet seit {since} auf eine Antwort · Chat beendet',
  over: 'Chat beendet',
  ended: 'Ihre Antwort geht per E-Mail an {name} und öffnet den Chat wieder.',
  endedUnmailed:
    'Die E-Mail-Adresse wurde noch nie benutzt, deshalb geht keine E-Mail hinaus. {name} liest Ihre Antwort erst im Chat; rufen Sie besser an.',
  takesOver: 'Sie übernehmen das Gespräch, der Assistent antwortet dann nicht mehr.',
  byColleague: '{name} antwortet in diesem Gespräch.',
  takeOver: 'Übernehmen',
  handBack: 'An den Assistenten zurückgeben',
  handBackShort: 'Zurückgeben',
  takeFrom: 'Chat von {name} übernehmen?',
  takeFromText:
    '{name} antwortet gerade in diesem Gespräch. Ab jetzt antworten stattdessen Sie, und die Person im Chat erfährt das.',
  handedBack: 'Der Assistent antwortet wieder',
  modes: 'Was Sie schreiben',
  mode: { reply: 'Antwort', note: 'Interne Notiz' },
  label: 'Ihre Antwort',
  placeholder: 'Ihre Antwort an die Person im Chat',
  hint: '/ für Textbausteine, Strg + Enter sendet.',
  stopped: {
    byColleague:
      '{name} hat übernommen. Ihre Antwort wurde nicht gesendet; um sie zu senden, übernehmen Sie wieder.',
    notAllowed:
      'Sie dürfen hier nicht mehr antworten. Ihre Antwort wurde nicht gesendet; Sie können den Text noch kopieren.',
    discard: 'Verwerfen',
  },
  canned: {
    open: 'Textbausteine',
    none: 'Noch keine Textbausteine.',
    add: 'Anlegen',
    noMatch: 'Kein Textbaustein passt.',
    loadFailed: 'Die Textbausteine konnten nicht geladen werden.',
  },
  proposal: {
    propose: 'Antwort entwerfen',
    proposing: 'Wird entworfen …',
    unknown: 'Dazu steht nichts im Wissen Ihres Unternehmens.',
    nothingAsked: 'Es wurde noch nichts gefragt.',
    failed: 'Der Entwurf kam nicht zustande. Bitte versuchen Sie es noch einmal.',
    draftFrom: 'Entwurf des KI-Assistenten, bitte prüfen. Grundlage: {titles}',
    draft: 'Entwurf des KI-Assistenten, bitte prüfen.',
  },
  finish: 'Senden & erledigt',
  finishHint: 'Sendet die Antwort und markiert das Gespräch als erledigt (Strg + Umschalt + Enter)',
  send: 'Senden',
  sending: 'Wird gesendet …',
  failed: 'Die Antwort konnte nicht gesendet werden. Ihr Text ist noch da.',
};

/** Texts of one answer for several conversations. */
export const many = {
  open: 'Antworten',
  all: 'Alle {count, number}',
  selectAll: 'Alle {count, number} auswählen',
  title: '{count, plural, one {In einem Gespräch antworten} other {In # Gesprächen antworten}}',
  hint: 'Jede Person erhält die Antwort in ihrem eigenen Gespräch und, wenn es beendet ist, per E-Mail. Sie übernehmen die Gespräche.',
  taken:
    '{count, plural, one {Ein Gespräch bleibt, wie es ist: Darin antwortet schon ein anderes Mitglied.} other {# Gespräche bleiben, wie sie sind: Darin antworten schon andere Mitglieder.}}',
  canned: 'Textbaustein',
  noCanned: 'Keiner',
  text: 'Ihre Antwort',
  missing: 'Bitte schreiben Sie eine Antwort.',
  finish: 'Danach als erledigt markieren',
  send: '{count, plural, one {Senden} other {An # Personen senden}}',
  sending: '{done, number} von {count, number} gesendet …',
  sent: '{count, plural, one {Die Antwort ist gesendet} other {# Antworten sind gesendet}}',
  failed: 'Nicht gesendet an {names}. Ihr Text ist noch da, bitte versuchen Sie es noch einmal.',
};
