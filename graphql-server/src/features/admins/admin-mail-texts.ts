import type { StaffLanguage } from '../../platform/context/index.js';
import { formatCount } from '../mail/index.js';

/** What one mail says below the greeting. */
export interface AdminMailWords {
  subject: string;
  texts: readonly string[];
  /** On the button, where there is one. */
  action?: string;
  /** Below the button. */
  more?: string;
  note?: string;
}

/** Many sign-ins have failed. */
export interface SignInAlarm {
  /** Whether new devices are shut out. */
  kind: 'alarm' | 'breaker';
  failures: number;
}

interface AdminMailTexts {
  hello: (name: string | undefined) => string;
  preheader: string;
  verification: AdminMailWords;
  invitation: (invitedBy: string | undefined) => AdminMailWords;
  alreadyRegistered: (forgotPassword: string) => AdminMailWords;
  finishRegistration: AdminMailWords;
  passwordReset: AdminMailWords;
  passwordWasChanged: (forgotPassword: string) => AdminMailWords;
  addressWasChanged: (changedBy: string) => AdminMailWords;
  signInsFail: (alarm: SignInAlarm) => AdminMailWords;
}

const de: AdminMailTexts = {
  hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  preheader: 'Verwaltung von Hausgeist',
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    texts: [
      'vielen Dank für Ihre Registrierung in der Verwaltung von Hausgeist.',
      'Bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Danach können Sie sich anmelden.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt 48 Stunden und nur einmal. Wenn Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren: Ohne Ihre Bestätigung bleibt das Konto geschlossen.',
  },
  invitation: (invitedBy) => ({
    subject: 'Einladung zu Hausgeist',
    texts: [
      invitedBy
        ? `${invitedBy} lädt Sie ein, Hausgeist mitzuverwalten.`
        : 'Sie sind eingeladen, Hausgeist mitzuverwalten.',
      'Nennen Sie uns Ihren Namen und wählen Sie ein Passwort, um die Einladung anzunehmen.',
    ],
    action: 'Einladung annehmen',
    note: 'Der Link gilt 48 Stunden und nur einmal. Wenn Sie nicht wissen, warum Sie eingeladen wurden, können Sie diese Nachricht ignorieren.',
  }),
  alreadyRegistered: (forgotPassword) => ({
    subject: 'Sie haben bereits ein Konto',
    texts: [
      'jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse in der Verwaltung von Hausgeist registrieren. Sie haben bereits ein Konto; es wurde nichts geändert.',
    ],
    action: 'Anmelden',
    more: `Wenn Sie Ihr Passwort vergessen haben, können Sie hier ein neues festlegen: ${forgotPassword}`,
    note: 'Wenn Sie es nicht waren, müssen Sie nichts tun.',
  }),
  finishRegistration: {
    subject: 'Schließen Sie Ihre Registrierung ab',
    texts: [
      'mit dieser E-Mail-Adresse hat sich jemand mehr als einmal registriert. Damit nur entscheidet, wem dieses Postfach gehört, gelten die bisher gewählten Passwörter nicht.',
      'Wählen Sie ein Passwort, um die Registrierung abzuschließen.',
    ],
    action: 'Passwort wählen',
    note: 'Der Link gilt eine Stunde und nur einmal. Wenn Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren: Das Konto bleibt geschlossen.',
  },
  passwordReset: {
    subject: 'Passwort zurücksetzen',
    texts: ['Sie haben ein neues Passwort für Ihr Administratorkonto angefordert.'],
    action: 'Neues Passwort festlegen',
    note: 'Der Link gilt eine Stunde und nur einmal; ein neuerer ersetzt ihn. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  passwordWasChanged: (forgotPassword) => ({
    subject: 'Ihr Passwort wurde geändert',
    texts: [
      'das Passwort Ihres Administratorkontos wurde soeben geändert. Alle anderen offenen Sitzungen wurden beendet.',
      `Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest: ${forgotPassword}`,
    ],
  }),
  addressWasChanged: (changedBy) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    texts: [
      `${changedBy} hat soeben die E-Mail-Adresse Ihres Administratorkontos geändert. Mit dieser Adresse können Sie sich nicht mehr anmelden. Alle anderen offenen Sitzungen wurden beendet.`,
      'Wenn Sie das nicht erwartet haben, sprechen Sie bitte sofort mit einem anderen Administrator.',
    ],
  }),
  signInsFail: ({ kind, failures }) => ({
    subject:
      kind === 'breaker'
        ? 'Anmeldungen von neuen Geräten sind gesperrt'
        : 'Ungewöhnlich viele Anmeldungen schlagen fehl',
    texts: [
      `innerhalb einer Stunde sind ${formatCount(failures, 'de')} Anmeldungen von neuen Geräten fehlgeschlagen, alle Konten zusammengenommen. Möglicherweise versucht jemand, Passwörter oder Auth-Nummern zu erraten.`,
      kind === 'breaker'
        ? 'Bis zum Ende der Stunde können sich nur Geräte anmelden, die schon einmal angemeldet waren.'
        : 'Alle können sich weiterhin anmelden.',
    ],
    note: 'Das Protokoll nennt die Konten und Netze, als „session.refused“.',
  }),
};

const en: AdminMailTexts = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  preheader: 'Property Management Admin',
  verification: {
    subject: 'Confirm your email address',
    texts: [
      'Thank you for registering as an administrator of Hausgeist.',
      'Please confirm that this is your email address. After that you can log in.',
    ],
    action: 'Confirm email address',
    note: 'The link can be used once and is valid for 48 hours. If you did not register, ignore this message: without your confirmation the account stays closed.',
  },
  invitation: (invitedBy) => ({
    subject: 'You have been invited to Hausgeist',
    texts: [
      invitedBy
        ? `${invitedBy} has invited you to join Hausgeist as an administrator.`
        : 'You have been invited to join Hausgeist as an administrator.',
      'Choose your name and password to accept the invitation.',
    ],
    action: 'Accept invitation',
    note: 'The link can be used once and is valid for 48 hours. If you do not know why you were invited, ignore this message.',
  }),
  alreadyRegistered: (forgotPassword) => ({
    subject: 'You already have an account',
    texts: [
      'Somebody, probably you, has tried to register as an administrator of Hausgeist with this email address. You already have an account, so nothing was changed.',
    ],
    action: 'Log in',
    more: `If you have forgotten your password, you can set a new one here: ${forgotPassword}`,
    note: 'If it was not you, you need not do anything.',
  }),
  finishRegistration: {
    subject: 'Finish your registration',
    texts: [
      'Somebody has registered more than once with this email address. So that only the owner of this mailbox decides, the passwords given so far do not count.',
      'Choose your password to finish the registration.',
    ],
    action: 'Choose password',
    note: 'The link can be used once and is valid for one hour. If you did not register, ignore this message: the account stays closed.',
  },
  passwordReset: {
    subject: 'Reset your password',
    texts: ['You have asked for a new password for your administrator account.'],
    action: 'Set a new password',
    note: 'The link can be used once and is valid for one hour; a newer one replaces it. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  passwordWasChanged: (forgotPassword) => ({
    subject: 'Your password was changed',
    texts: [
      'The password of your administrator account has just been changed, and all other open sessions were ended.',
      `If it was not you, set a new password at once: ${forgotPassword}`,
    ],
  }),
  addressWasChanged: (changedBy) => ({
    subject: 'Your email address was changed',
    texts: [
      `${changedBy} has just changed the email address of your administrator account. This address can no longer be used to log in, and all other open sessions were ended.`,
      'If you did not expect this, please talk to another administrator at once.',
    ],
  }),
  signInsFail: ({ kind, failures }) => ({
    subject:
      kind === 'breaker' ? 'Sign-ins from new devices are stopped' : 'Unusually many sign-ins fail',
    texts: [
      `Within an hour, ${formatCount(failures, 'en')} sign-ins from new devices have failed, over all accounts. Somebody may be guessing passwords or authentication numbers.`,
      kind === 'breaker'
        ? 'Until the end of the hour, only devices that have signed in before can sign in.'
        : 'Everybody can still sign in.',
    ],
    note: 'The audit log names the accounts and networks, as "session.refused".',
  }),
};

/** What administrators of the platform are written. */
export const ADMIN_MAIL_TEXTS = { de, en } satisfies Record<StaffLanguage, AdminMailTexts>;
