/** Texts of signing in and of new passwords, in German. */
export const signIn = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  forgot: 'Passwort vergessen?',
  backToLogin: 'Zurück zur Anmeldung',
  backToHome: 'Zurück zur Startseite',
  passkey: {
    signIn: 'Mit Passkey anmelden',
    waiting: 'Warten auf Ihren Passkey …',
    asSecondStep: 'Passkey statt Code benutzen',
    failed: 'Die Anmeldung mit dem Passkey hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  organisation: {
    signIn: 'Über Ihre Organisation anmelden',
    leaving: 'Weiter zu Ihrer Organisation …',
    returning: 'Ihre Organisation hat geantwortet. Sie werden angemeldet …',
    failed:
      'Die Anmeldung über Ihre Organisation hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },
  login: {
    title: 'Anmeldung zum Firmenportal',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft …',
    code: 'Sicherheitscode',
    codeHint: 'Aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
    codeNeeded: 'Bitte geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    organisationNeedsEmail:
      'Bitte geben Sie hier Ihre E-Mail-Adresse ein: Daran erkennen wir Ihre Organisation.',
    passwordRequired: 'Das Passwort ist erforderlich',
    passkeyFailed: 'Der Passkey hat nicht geantwortet. Bitte versuchen Sie es erneut.',
    paused:
      'Der Dienst für {company} ruht zurzeit. Bitte wenden Sie sich an den Betreiber der Plattform.',
    expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    failed: 'Anmeldung fehlgeschlagen',
    failedRetry: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    noToken: 'Fehler bei der Anmeldung: Kein Token erhalten',
  },
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link anfordern',
    submitting: 'Wird gesendet …',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    success:
      'Falls Ihre E-Mail-Adresse bei uns bekannt ist, wurde eine Anleitung zum Zurücksetzen gesendet.',
    neutral:
      'Falls Ihre E-Mail-Adresse bei uns bekannt ist, wurde eine Anleitung zum Zurücksetzen gesendet.',
    failed: 'Die Anfrage ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    failedLater: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  },
  resetPassword: {
    title: 'Neues Passwort festlegen',
    newPassword: 'Neues Passwort',
    checking: 'Ihr Link wird geprüft …',
    submit: 'Passwort speichern',
    submitting: 'Wird gespeichert …',
    invalidTitle: 'Ungültiger Link',
    invalid: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    noToken: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    requestNew: 'Neuen Link anfordern',
    done: 'Ihr Passwort wurde geändert! Sie werden zur Anmeldung weitergeleitet.',
    passwordRequired: 'Das Passwort ist erforderlich',
    confirmRequired: 'Bitte bestätigen Sie Ihr Passwort',
    mismatch: 'Die Passwörter stimmen nicht überein',
    tooWeak: 'Das Passwort erfüllt die Sicherheitsanforderungen nicht',
    failed: 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
    failedLater: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  },
};
