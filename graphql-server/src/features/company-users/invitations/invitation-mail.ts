import type { CompanyRole } from '@hausgeist/schema';
import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  button,
  facts,
  formatMoment,
  heading,
  type MailInline,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { ROLE_LABELS } from '../../permissions/index.js';

/** What the invitation mail tells. */
export interface InvitationMailData {
  language: StaffLanguage;
  companyName: string;
  /** Name of the user who invites. */
  invitedBy: string;
  firstName: string;
  lastName: string;
  role: CompanyRole;
  link: string;
  expiresAt: Date;
}

const TEXTS = {
  de: {
    subject: (company: string) => `Einladung zu ${company}`,
    preheader: (person: string, company: string) =>
      `${person} lädt Sie in das Firmenportal von ${company} ein.`,
    title: (company: string) => `Sie sind zu ${company} eingeladen`,
    hello: (name: string) => `Guten Tag ${name},`,
    text: (person: MailInline, company: MailInline): MailInline[] => [
      person,
      { text: ' lädt Sie ein, ' },
      company,
      { text: ' im Firmenportal mitzuverwalten.' },
    ],
    facts: { company: 'Unternehmen', role: 'Ihre Rolle', validUntil: 'Gültig bis' },
    accept: 'Einladung annehmen',
    note: 'Der Link gilt nur einmal. Wenn Sie diese Einladung nicht erwartet haben, können Sie die Nachricht ignorieren; ohne Sie wird kein Konto angelegt.',
  },
  en: {
    subject: (company: string) => `Invitation to join ${company}`,
    preheader: (person: string, company: string) =>
      `${person} invites you to the company portal of ${company}.`,
    title: (company: string) => `You are invited to join ${company}`,
    hello: (name: string) => `Hello ${name},`,
    text: (person: MailInline, company: MailInline): MailInline[] => [
      person,
      { text: ' invites you to help manage ' },
      company,
      { text: ' in the company portal.' },
    ],
    facts: { company: 'Company', role: 'Your role', validUntil: 'Valid until' },
    accept: 'Accept invitation',
    note: 'The link works once. If you did not expect this invitation, you can ignore this message; no account is made without you.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that invites a person to join a company. */
export function invitationMail(data: InvitationMailData): RenderedMail {
  const { language, companyName, invitedBy, firstName, lastName, role, link, expiresAt } = data;
  const texts = TEXTS[language];
  return renderMail({
    language,
    subject: texts.subject(companyName),
    preheader: texts.preheader(invitedBy, companyName),
    blocks: [
      heading(texts.title(companyName)),
      paragraph(texts.hello(`${firstName} ${lastName}`)),
      paragraph(texts.text({ text: invitedBy, bold: true }, { text: companyName, bold: true })),
      facts(
        [texts.facts.company, companyName],
        [texts.facts.role, ROLE_LABELS[language][role]],
        [texts.facts.validUntil, formatMoment(expiresAt, language)],
      ),
      button(texts.accept, link),
      note(texts.note),
    ],
    sender: { name: companyName },
  });
}
