import { TIME_ZONE } from '../../../platform/german/index.js';

import {
  button,
  facts,
  type MailBlock,
  note,
  panel,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { fullNameOf } from './end-user-view.js';

/** The recipient of the mail, and the company that sends it. */
export interface AccessMailData {
  person: { firstName: string; lastName: string; email: string; authNumber: string };
  company: {
    name: string;
    address: string;
    phone: string;
    email: string;
    recordsEmail: string;
    brandColor?: string | null;
    logoKey?: string | null;
  };
  /** Leads into the chat. */
  link: string;
  /** How long the link signs its reader in, in words; missing if it does not. */
  linkNote?: string;
  /** When the number before stops; at once if missing or past. */
  holdsFrom?: Date;
}

/** Says how to reach the assistant, to a person who has just been registered. */
export function welcomeMail(data: AccessMailData): RenderedMail {
  const { person, company } = data;
  return renderMail({
    language: 'de',
    subject: `Ihr Zugang zum Chat von ${company.name}`,
    preheader: 'So erreichen Sie unseren Assistenten für alle Fragen rund um Ihr Zuhause.',
    sender: company,
    blocks: [
      paragraph(`Guten Tag ${fullNameOf(person)},`),
      paragraph(
        `für Fragen rund um Ihr Zuhause haben wir einen digitalen Assistenten eingerichtet, den Sie jederzeit erreichen. Melden Sie sich dafür mit Ihrer E-Mail-Adresse und Ihrer persönlichen Authentifizierungsnummer an:`,
      ),
      ...accessBlocks(data),
    ],
  });
}

const TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** Says that another number holds, and until when the one before does. */
export function newNumberMail(data: AccessMailData): RenderedMail {
  const { person, company, holdsFrom } = data;
  const end = holdsFrom && holdsFrom > new Date() ? `ab ${TIME.format(holdsFrom)}` : 'ab sofort';
  return renderMail({
    language: 'de',
    subject: `Ihre neue Authentifizierungsnummer für den Chat von ${company.name}`,
    preheader: `Ihre bisherige Nummer gilt ${end} nicht mehr.`,
    sender: company,
    blocks: [
      paragraph(`Guten Tag ${fullNameOf(person)},`),
      paragraph(
        `Sie haben eine neue Authentifizierungsnummer erhalten. Die bisherige gilt ${end} nicht mehr. Bitte melden Sie sich mit der neuen Nummer an:`,
      ),
      ...accessBlocks(data),
    ],
  });
}

/** Brings a link that signs in, to a person who has a number already. */
export function signInLinkMail(data: AccessMailData): RenderedMail {
  const { person, company, link } = data;
  return renderMail({
    language: 'de',
    subject: `Ihr Link zum Chat von ${company.name}`,
    preheader: 'Mit diesem Link sind Sie sofort angemeldet.',
    sender: company,
    blocks: [
      paragraph(`Guten Tag ${fullNameOf(person)},`),
      paragraph('mit diesem Link sind Sie sofort im Chat angemeldet:'),
      button('Zum Chat', link),
      ...notes(data),
      paragraph(
        'Haben Sie keinen Link erwartet, können Sie diese E-Mail löschen: Ohne Ihr Postfach kommt niemand in Ihren Chat.',
      ),
      facts(['Telefon', company.phone], ['E-Mail', company.email]),
      paragraph(`Mit freundlichen Grüßen\n${company.name}`),
    ],
  });
}

/** Says to an address that it no longer signs the person in. */
export function addressChangedMail({
  person,
  company,
}: {
  person: Pick<AccessMailData['person'], 'firstName' | 'lastName'>;
  company: AccessMailData['company'];
}): RenderedMail {
  return renderMail({
    language: 'de',
    subject: `Ihre E-Mail-Adresse bei ${company.name} wurde geändert`,
    preheader: 'Für den Chat gilt ab sofort eine andere E-Mail-Adresse.',
    sender: company,
    blocks: [
      paragraph(`Guten Tag ${fullNameOf(person)},`),
      paragraph(
        'für Ihren Zugang zum Chat wurde eine andere E-Mail-Adresse eingetragen. An diese Adresse senden wir keine Zusammenfassungen mehr. Haben Sie das nicht veranlasst, melden Sie sich bitte bei uns:',
      ),
      facts(['Telefon', company.phone], ['E-Mail', company.email]),
      paragraph(`Mit freundlichen Grüßen\n${company.name}`),
    ],
  });
}

function accessBlocks(data: AccessMailData): MailBlock[] {
  const { person, company, link } = data;
  return [
    panel([facts(['E-Mail', person.email], ['Authentifizierungsnummer', person.authNumber])]),
    button('Zum Chat', link),
    ...notes(data),
    note(
      'Bitte geben Sie die Nummer nicht weiter. Unser Team fragt Sie weder am Telefon noch per E-Mail danach.',
    ),
    paragraph('Bei Fragen erreichen Sie uns so:'),
    facts(['Telefon', company.phone], ['E-Mail', company.email]),
    paragraph(`Mit freundlichen Grüßen\n${company.name}`),
  ];
}

const notes = ({ linkNote }: AccessMailData) => (linkNote ? [note(linkNote)] : []);
