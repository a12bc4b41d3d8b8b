import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  button,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface MailboxData {
  language: StaffLanguage;
  companyName: string;
  /** The address that is to become the company's mailbox. */
  email: string;
  /** The user who has entered it. */
  changedBy: string;
  link: string;
}

const CONFIRM = {
  de: {
    subject: (company: string) => `Bitte bestätigen Sie dieses Postfach für ${company}`,
    preheader: 'Zusammenfassungen der Gespräche gehen hierher, sobald Sie es bestätigt haben.',
    title: 'Postfach bestätigen',
    text: ({ changedBy, email, companyName }: MailboxData) =>
      `${changedBy} hat ${email} als E-Mail-Adresse von ${companyName} eingetragen. Zusammenfassungen der Gespräche mit Mietern gehen hierher, sobald Sie bestätigt haben, dass das Postfach zu dem Unternehmen gehört.`,
    confirm: 'Postfach bestätigen',
    note: 'Der Link gilt 48 Stunden und nur einmal. Wenn Sie das Unternehmen nicht kennen, können Sie diese Nachricht ignorieren.',
  },
  en: {
    subject: (company: string) => `Confirm this mailbox for ${company}`,
    preheader: 'Summaries of conversations are sent here once you have confirmed.',
    title: 'Confirm this mailbox',
    text: ({ changedBy, email, companyName }: MailboxData) =>
      `${changedBy} has entered ${email} as the email address of ${companyName}. Summaries of conversations with tenants are sent here once you have confirmed that the mailbox belongs to the company.`,
    confirm: 'Confirm mailbox',
    note: 'The link works once, for 48 hours. If you do not know the company, ignore this message.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that asks a new mailbox whether it is the company's. */
export const confirmMailboxMail = (data: MailboxData): RenderedMail => {
  const { language, companyName, link } = data;
  const texts = CONFIRM[language];
  return renderMail({
    language,
    subject: texts.subject(companyName),
    preheader: texts.preheader,
    blocks: [
      heading(texts.title),
      paragraph(texts.text(data)),
      button(texts.confirm, link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};

type ChangeData = MailboxData & { confirmedEmail: string };

const CHANGED = {
  de: {
    subject: (company: string) => `Die E-Mail-Adresse von ${company} soll geändert werden`,
    preheader: (changedBy: string) => `${changedBy} hat eine andere Adresse eingetragen.`,
    title: 'Die E-Mail-Adresse soll geändert werden',
    text: ({ changedBy, email, companyName, confirmedEmail }: ChangeData) =>
      `${changedBy} hat ${email} als E-Mail-Adresse von ${companyName} eingetragen. Zusammenfassungen der Gespräche gehen weiter an ${confirmedEmail}, bis das neue Postfach bestätigt ist.`,
    advice:
      'Wenn das nicht gewollt ist, tragen Sie wieder die richtige Adresse ein: Dann wird der Link zur Bestätigung ungültig.',
    open: 'Einstellungen öffnen',
    note: 'Sie erhalten diese Nachricht, weil Sie dieses Postfach lesen oder zu den Administratoren des Unternehmens gehören.',
  },
  en: {
    subject: (company: string) => `The email address of ${company} is to be changed`,
    preheader: (changedBy: string) => `${changedBy} has entered another address.`,
    title: 'The email address is to be changed',
    text: ({ changedBy, email, companyName, confirmedEmail }: ChangeData) =>
      `${changedBy} has entered ${email} as the email address of ${companyName}. Summaries of conversations still go to ${confirmedEmail} until the new mailbox is confirmed from it.`,
    advice: 'If this is not intended, enter the right address again: the link is void then.',
    open: 'Open settings',
    note: 'You get this message because you read this mailbox, or administer the company.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that tells the old mailbox and the administrators of the change. */
export const mailboxChangedMail = (data: ChangeData): RenderedMail => {
  const { language, companyName, changedBy, link } = data;
  const texts = CHANGED[language];
  return renderMail({
    language,
    subject: texts.subject(companyName),
    preheader: texts.preheader(changedBy),
    blocks: [
      heading(texts.title),
      paragraph(texts.text(data)),
      paragraph(texts.advice),
      button(texts.open, link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
