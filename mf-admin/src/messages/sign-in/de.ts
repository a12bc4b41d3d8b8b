import type { Rewording } from '@hausgeist/staff-kit';
import type { signIn } from '@hausgeist/staff-kit/texts/de';

const passwordTooShort = 'Das Passwort muss mindestens 6 Zeichen lang sein';
const passwordsDiffer = 'Die Passwörter stimmen nicht überein';
const allRequired = 'Alle Felder sind erforderlich';
const emailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';

/** How the console's pages say what they say otherwise than the kit, in German. */
export const rewording: Rewording<(typeof signIn)['signIn']> = {
  email: 'E-Mail',
  login: {
    title: 'Anmeldung für Administratoren',
    code: 'Bestätigungscode',
    codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode',
    codeNeeded: 'Ihr Konto ist mit einem zweiten Faktor geschützt. Bitte geben Sie den Code ein.',
    failed: 'Anmeldung fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.',
    failedRetry:
      'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
  forgotPassword: {
    intro: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.',
    submit: 'Link senden',
    success: 'Eine Anleitung zum Zurücksetzen wurde an Ihre E-Mail-Adresse gesendet.',
    neutral:
      'Wenn Ihre E-Mail-Adresse bei uns bekannt ist, wurde eine Anleitung zum Zurücksetzen gesendet.',
    failed: 'Die Anfrage ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    failedLater: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
  resetPassword: {
    checking: 'Der Link wird geprüft …',
    submit: 'Passwort zurücksetzen',
    invalid: 'Der Link zum Zurücksetzen ist ungültig oder abgelaufen.',
    noToken: 'Token zum Zurücksetzen fehlt oder ist ungültig',
    done: 'Das Passwort wurde erfolgreich zurückgesetzt!',
    failed: 'Das Zurücksetzen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    failedLater:
      'Beim Zurücksetzen ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
};

/** Texts that the kit does not have, in German. */
export const ownTexts = {
  login: {
    register: 'Als neuer Administrator registrieren',
    bothMissing: 'Bitte geben Sie E-Mail-Adresse und Passwort ein',
    emailInvalid,
    passwordTooShort: 'Das Passwort muss mindestens 6 Zeichen haben',
    codeMissing: 'Bitte geben Sie den Code ein',
  },
  resetPassword: { allRequired, passwordTooShort, passwordsDiffer },
  register: {
    name: 'Name',
    allRequired,
    emailInvalid,
    passwordTooShort,
    passwordsDiffer,
    title: 'Als Administrator registrieren',
    subtitle: 'Erstellen Sie ein Konto, um die Verwaltung zu nutzen',
    invitedTitle: 'Registrierung abschließen',
    invitedSubtitle: 'Sie wurden als Administrator eingeladen',
    submit: 'Registrieren',
    busy: 'Registrierung läuft …',
    signIn: 'Sie haben bereits ein Konto? Anmelden',
    emailFixed: 'Die E-Mail-Adresse kann bei eingeladenen Personen nicht geändert werden',
    passwordHint: 'Mindestens {count} Zeichen',
    validating: 'Einladung wird geprüft',
    invalidTitle: 'Ungültige Einladung',
    invalidText:
      'Der Einladungslink ist ungültig oder abgelaufen. Bitte fordern Sie eine neue Einladung an.',
    noToken: 'Kein Einladungstoken angegeben',
    notFound: 'Die Einladung wurde nicht gefunden oder ist abgelaufen',
    serverErrorOnLookup:
      'Serverfehler beim Prüfen der Einladung. Bitte versuchen Sie es später noch einmal.',
    lookupFailed: 'Die Einladung konnte nicht geprüft werden: {detail}',
    invalidToken: 'Ungültiger oder abgelaufener Einladungstoken',
    success: 'Registrierung erfolgreich!',
    failed: 'Registrierung fehlgeschlagen',
    serverError: 'Serverfehler bei der Registrierung. Bitte wenden Sie sich an den Administrator.',
    otherError: 'Bei der Registrierung ist ein Fehler aufgetreten: {detail}',
    network: 'keine Verbindung zum Server',
  },
  verify: {
    title: 'E-Mail-Bestätigung',
    verifying: 'Ihre E-Mail-Adresse wird bestätigt …',
    success: 'E-Mail-Adresse erfolgreich bestätigt! Sie können sich jetzt anmelden.',
    noToken: 'Ungültiger Bestätigungslink. Kein Token angegeben.',
    failed: 'Die Bestätigung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    offline:
      'Bei der Bestätigung ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    backToLogin: 'Zurück zur Anmeldung',
    redirecting: 'Sie werden zur Anmeldung weitergeleitet …',
  },
};
