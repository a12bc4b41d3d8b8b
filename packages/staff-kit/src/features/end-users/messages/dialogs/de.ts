import type { RequiredField } from '../../end-user-schema';

/** Texts of the dialogs about tenants and owners, in German. */
export const endUserDialogs = {
  form: {
    addTitle: 'Person hinzufügen',
    editTitle: 'Person bearbeiten',
    create: 'Anlegen',
    createAndSend: 'Anlegen und einladen',
    creating: 'Wird angelegt …',
    save: 'Änderungen speichern',
    saving: 'Wird gespeichert …',
    companyId: 'Hausverwaltung',
    authNumber: 'Auth-Nummer',
    authNumberHint: 'Mit dieser Nummer weist sich die Person im Chat aus.',
    newNumber: 'Neue Nummer',
    sendInvitation: 'Einladung mit der Nummer senden',
    sendInvitationHint: 'Die Person erhält automatisch eine E-Mail mit der Nummer.',
    emailInvalid: 'Ungültiges E-Mail-Format',
    authNumberInvalid: 'Die Auth-Nummer muss aus 6 Ziffern bestehen',
    note: 'Eine Einladung mit der Auth-Nummer wird automatisch per E-Mail gesendet.',
    required: {
      companyId: 'Hausverwaltung ist erforderlich',
      firstName: 'Der Vorname ist erforderlich',
      lastName: 'Der Nachname ist erforderlich',
      email: 'Die E-Mail-Adresse ist erforderlich',
      phone: 'Die Telefonnummer ist erforderlich',
      address: 'Die Anschrift ist erforderlich',
      apartmentNumber: 'Die Wohnungsnummer ist erforderlich',
      authNumber: 'Die Auth-Nummer ist erforderlich',
    } satisfies Record<RequiredField | 'companyId' | 'authNumber', string>,
  },
  renew: {
    action: 'Nummer erneuern',
    title: 'Auth-Nummer erneuern?',
    text: '{name} erhält eine neue Nummer. Die alte gilt ab sofort nicht mehr.',
    send: 'Neue Nummer per E-Mail senden',
    confirm: 'Nummer erneuern',
    done: 'Neue Auth-Nummer: {number}',
    failed: 'Die Auth-Nummer konnte nicht erneuert werden',
  },
  signInLinks: {
    title: 'Anmeldelink senden?',
    text: '{name} erhält eine E-Mail mit einem Link, der einmal und ohne Nummer in den Chat führt.',
    textAll:
      'Alle {count} gefundenen Personen erhalten je eine E-Mail mit einem Link, der einmal und ohne Nummer in den Chat führt.',
    confirm: '{count, plural, one {Link senden} other {# Links senden}}',
    done: '{count, plural, one {Der Anmeldelink ist unterwegs} other {# Anmeldelinks sind unterwegs}}',
    failed: 'Die Anmeldelinks konnten nicht gesendet werden',
  },
  remove: {
    title: 'Person löschen',
    text: 'Möchten Sie {name} wirklich löschen? Das lässt sich nicht rückgängig machen.',
    goes: 'Gelöscht {conversations, plural, one {wird auch # Gespräch} other {werden auch # Gespräche}}{emergencies, plural, =0 {} one {, darunter 1 Notfall} other {, darunter # Notfälle}}. Aus den Auswertungen und den Zahlen verschickter Rundschreiben fällt die Person heraus.',
    requestOpen:
      'Diese Person hat eine offene Anfrage zu ihren Daten. Bitte entscheiden Sie zuerst darüber, unter „Datenschutz“.',
    cases:
      '{count, plural, one {# offener Vorgang bleibt} other {# offene Vorgänge bleiben}}, aber ohne Namen.',
  },
  created: 'Die Person wurde angelegt!',
  updated: 'Die Änderungen wurden gespeichert!',
  deleted: 'Die Person wurde gelöscht!',
  failed: {
    create: 'Die Person konnte nicht angelegt werden',
    createRetry: 'Die Person konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
    update: 'Die Änderungen konnten nicht gespeichert werden',
    updateRetry: 'Die Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    delete: 'Die Person konnte nicht gelöscht werden',
    deleteRetry: 'Die Person konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  },
};
