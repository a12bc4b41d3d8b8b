import type { RequestFailure } from './request-failure';

/** The server speaks English; these are its sentences for people who read German. */
const GERMAN: Readonly<Record<string, string>> = {
  // Access
  'Invalid email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'Please enter the code of your authenticator app.':
    'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  'Invalid reset link. Please request a new password reset.':
    'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
  'Invalid invitation': 'Ungültige Einladung',
  'This invitation has already been used. Please log in.':
    'Diese Einladung wurde bereits angenommen. Bitte melden Sie sich an.',
  'This invitation has been revoked.': 'Diese Einladung wurde widerrufen.',
  'This invitation has expired. Please ask for a new one.':
    'Diese Einladung ist abgelaufen. Bitte lassen Sie sich neu einladen.',
  'You must accept the terms and conditions': 'Bitte akzeptieren Sie die Nutzungsbedingungen',
  'Your session has expired. Please log in again.':
    'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'Authentication required. Please log in.': 'Bitte melden Sie sich an.',
  'Too many attempts. Please wait a moment and try again.':
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  // Passwords
  'Password is required': 'Das Passwort ist erforderlich',
  'Password is too long': 'Das Passwort ist zu lang',
  'Password must be at least 8 characters': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Password must be at least 8 characters long': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Password does not meet security requirements':
    'Das Passwort erfüllt die Sicherheitsanforderungen nicht',
  'This password is too easy to guess. Please choose another one.':
    'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  'Please confirm your password': 'Bitte bestätigen Sie Ihr Passwort',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  'The password is not correct': 'Das Passwort ist nicht richtig',
  // The own account
  'The code is not valid. Please try again.':
    'Der Code stimmt nicht. Bitte versuchen Sie es erneut.',
  'Start setting up two-factor authentication first.':
    'Bitte beginnen Sie die Einrichtung von vorn.',
  'Two-factor authentication is already on.':
    'Die Anmeldung in zwei Schritten ist bereits eingeschaltet.',
  'The session was not found or has already ended.':
    'Dieses Gerät ist nicht bekannt oder bereits abgemeldet.',
  // People
  'A user with this email already exists': 'Diese E-Mail-Adresse ist bereits vergeben',
  'A user with this email already exists in this company':
    'Diese E-Mail-Adresse ist in Ihrem Unternehmen bereits vergeben',
  'An invitation for this email is already pending. You can resend it.':
    'Für diese E-Mail-Adresse gibt es schon eine offene Einladung. Sie können sie erneut senden.',
  'This person was invited many times. Please wait a while before inviting them again.':
    'Diese Person wurde schon oft eingeladen. Bitte warten Sie eine Weile.',
  'Invalid email format': 'Ungültiges E-Mail-Format',
  'Please enter your email address': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Authentication number must have 6 digits': 'Die Auth-Nummer muss aus 6 Ziffern bestehen',
  'Cannot delete your own account': 'Das eigene Konto lässt sich nicht löschen',
  'Cannot suspend your own account': 'Das eigene Konto lässt sich nicht sperren',
  'A company needs at least one active administrator.':
    'Ein Unternehmen braucht mindestens einen aktiven Admin.',
  'You cannot change your own role or status.':
    'Die eigene Rolle und der eigene Status lassen sich nicht ändern.',
  'You cannot give a role above your own.':
    'Sie können keine Rolle vergeben, die über Ihrer eigenen steht.',
  'User not found.': 'Diese Person gibt es nicht mehr.',
  'Invitation not found.': 'Diese Einladung gibt es nicht mehr.',
  'Company not found.': 'Dieses Unternehmen gibt es nicht.',
  'Not found.': 'Das gibt es nicht mehr.',
  // Roles
  'The permissions of the Admin role cannot be modified.':
    'Die Rechte der Rolle Admin lassen sich nicht ändern.',
  'You cannot change the permissions of your own role or one above it.':
    'Die Rechte der eigenen Rolle und der Rollen darüber lassen sich nicht ändern.',
  'You cannot give a permission that you do not have yourself.':
    'Sie können kein Recht vergeben, das Sie selbst nicht haben.',
  'You are not allowed to do this.': 'Dafür fehlt Ihnen die Berechtigung.',
  // Administrators
  'An administrator with this email address already exists':
    'Diese E-Mail-Adresse gehört schon zu einem Administrator',
  'The administrator was not found': 'Diesen Administrator gibt es nicht mehr',
  'You cannot delete your own account': 'Das eigene Konto lässt sich nicht löschen',
  'Registration is by invitation only.': 'Die Registrierung ist nur mit einer Einladung möglich.',
  'Registration is not open to this email address':
    'Mit dieser E-Mail-Adresse ist keine Registrierung möglich',
  'Email address cannot be changed for invited users':
    'Die E-Mail-Adresse einer Einladung lässt sich nicht ändern',
  'The invitation was not found or has expired':
    'Diese Einladung gibt es nicht, oder sie ist abgelaufen',
  'Invalid verification link. No token provided.':
    'Der Bestätigungslink ist unvollständig: Das Token fehlt.',
  'The verification link is invalid or has expired.':
    'Der Bestätigungslink ist ungültig oder abgelaufen.',
  'Invalid or missing reset token': 'Der Link zum Zurücksetzen ist ungültig oder unvollständig',
  'The password reset link is invalid or has expired.':
    'Der Link zum Zurücksetzen ist ungültig oder abgelaufen.',
  'Password must be at least 6 characters': 'Das Passwort muss mindestens 6 Zeichen lang sein',
  'Password must be at least 6 characters long': 'Das Passwort muss mindestens 6 Zeichen lang sein',
  'Password must contain at least one lowercase letter':
    'Das Passwort braucht mindestens einen Kleinbuchstaben',
  'Password must contain at least one uppercase letter':
    'Das Passwort braucht mindestens einen Großbuchstaben',
  'Password must contain at least one number': 'Das Passwort braucht mindestens eine Ziffer',
  'Password must contain at least one special character (@$!%*?&)':
    'Das Passwort braucht mindestens ein Sonderzeichen (@$!%*?&)',
  'Password must contain at least one special character (@$!%*?&#+-_=)':
    'Das Passwort braucht mindestens ein Sonderzeichen (@$!%*?&#+-_=)',
  'Please enter both email and password': 'Bitte geben Sie E-Mail-Adresse und Passwort ein',
  'All fields are required': 'Bitte füllen Sie alle Felder aus',
  // Companies and prices
  'Managing company is required': 'Bitte wählen Sie ein Unternehmen',
  'Company is required': 'Bitte wählen Sie ein Unternehmen',
  'Role is required': 'Bitte wählen Sie eine Rolle',
  'Invalid role': 'Diese Rolle gibt es nicht',
  'Invalid status': 'Diesen Status gibt es nicht',
  'Temporary password is required': 'Das vorläufige Passwort fehlt',
  'The email cannot be changed': 'Die E-Mail-Adresse lässt sich nicht ändern',
  'The price is not understood.': 'Der Preis ist nicht zu verstehen.',
  'Please upload a text file (.txt, .md)': 'Bitte laden Sie eine Textdatei hoch (.txt, .md)',
  'The file is too large. A prompt file may have up to 5 MB.':
    'Die Datei ist zu groß. Eine Prompt-Datei darf bis zu 5 MB haben.',
  'Another prompt file was uploaded meanwhile.':
    'Inzwischen wurde eine andere Prompt-Datei hochgeladen.',
  'The upload is damaged or incomplete.': 'Die Datei kam beschädigt oder unvollständig an.',
  'Failed to upload prompt': 'Die Datei konnte nicht hochgeladen werden',
  // What the assistant knows and says
  'Use case not found.': 'Diesen Anwendungsfall gibt es nicht mehr',
  'Question not found.': 'Diese Frage gibt es nicht mehr',
  'Wording not found.': 'Diese Formulierung gibt es nicht mehr',
  'This use case already has this wording': 'Diese Formulierung hat der Anwendungsfall schon',
  'A use case can have at most 30 wordings':
    'Ein Anwendungsfall kann höchstens 30 Formulierungen haben',
  'A company can have at most 5000 wordings':
    'Ein Unternehmen kann höchstens 5.000 Formulierungen haben',
  'At most 5 emergency contacts': 'Höchstens 5 Notfallnummern',
  'Phone must be a number that can be dialled': 'Diese Nummer lässt sich nicht wählen',
  'The daily token budget is changed by administrators of the platform.':
    'Die Token am Tag legen die Administratoren der Plattform fest.',
};

/** What the server calls the fields of its forms. */
const FIELDS: Readonly<Record<string, string>> = {
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Name: 'Name',
  Email: 'E-Mail-Adresse',
  Phone: 'Telefon',
  Address: 'Anschrift',
  'Apartment number': 'Wohnungsnummer',
  'Room indication': 'Lage der Wohnung',
  'Authentication number': 'Auth-Nummer',
  Wording: 'Formulierung',
  Label: 'Bezeichnung',
  'Office hours': 'Sprechzeiten',
};

/** A field's name for people who read German. */
export const germanField = (name: string): string => FIELDS[name] ?? name;

const PATTERNS: readonly [RegExp, (field: string, value: string) => string][] = [
  [
    /^This wording already leads to “(.+)”$/,
    (title) => `Diese Formulierung führt schon zu „${title}“`,
  ],
  [/^(.+) is required$/, (field) => `${field} fehlt`],
  [
    /^(.+) must not exceed (\d+) characters$/,
    (field, most) => `${field}: höchstens ${most} Zeichen`,
  ],
];

/** The server's sentence in the language of the page, as far as it is known. */
export function inLanguage(locale: string, text: string): string {
  if (locale !== 'de') return text;
  const known = GERMAN[text];
  if (known !== undefined) return known;
  for (const [pattern, translate] of PATTERNS) {
    const [, field = '', value = ''] = pattern.exec(text) ?? [];
    if (field) return translate(germanField(field), value);
  }
  return text;
}

/** A failure with everything that people read of it in the language of the page. */
export const failureInLanguage = (locale: string, failure: RequestFailure): RequestFailure => ({
  ...failure,
  message: inLanguage(locale, failure.message),
  fields: failure.fields.map(({ field, message }) => ({
    field,
    message: inLanguage(locale, message),
  })),
});
