import type { CompanyRole } from '@hausgeist/schema';
import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  button,
  facts,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { ROLE_LABELS } from '../../permissions/index.js';

interface KeyInvitationData {
  language: StaffLanguage;
  name: string;
  /** What the program's key is called. */
  keyName: string;
  companyName: string;
  person: { firstName: string; lastName: string; email: string; role: CompanyRole };
  link: string;
}

const TEXTS = {
  de: {
    subject: (company: string) => `Ein API-Schlüssel hat eine Person zu ${company} eingeladen`,
    preheader: (key: string, person: string) => `${key} hat ${person} eingeladen.`,
    title: 'Ein API-Schlüssel hat eine Person eingeladen',
    hello: (name: string) => `Guten Tag ${name},`,
    text: (key: string, company: string) =>
      `der API-Schlüssel „${key}“ hat eine Person zu ${company} eingeladen:`,
    facts: { name: 'Name', email: 'E-Mail', role: 'Rolle' },
    advice:
      'Diese Person sieht keine Auth-Nummern, bis ein Administrator ihren Eintrag im Team einmal geöffnet und gespeichert hat. Wenn Sie die Person nicht kennen, widerrufen Sie die Einladung und den Schlüssel.',
    open: 'Team öffnen',
    note: 'Sie erhalten diese Nachricht, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    subject: (company: string) => `An API key has invited a person to ${company}`,
    preheader: (key: string, person: string) => `${key} has invited ${person}.`,
    title: 'An API key has invited a person',
    hello: (name: string) => `Hello ${name},`,
    text: (key: string, company: string) =>
      `The API key ${key} has invited a person to ${company}:`,
    facts: { name: 'Name', email: 'Email', role: 'Role' },
    advice:
      'They see no authentication numbers until an administrator has opened their entry in the team once and saved it. If you do not know them, revoke the invitation and the key.',
    open: 'Open the team',
    note: 'You get this message because you are an administrator there.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that tells administrators of a company that a program has invited a person. */
export const keyInvitationMail = (data: KeyInvitationData): RenderedMail => {
  const { language, name, keyName, companyName, link } = data;
  const { firstName, lastName, email, role } = data.person;
  const texts = TEXTS[language];
  const person = `${firstName} ${lastName}`;
  return renderMail({
    language,
    subject: texts.subject(companyName),
    preheader: texts.preheader(keyName, person),
    blocks: [
      heading(texts.title),
      paragraph(texts.hello(name)),
      paragraph(texts.text(keyName, companyName)),
      facts(
        [texts.facts.name, person],
        [texts.facts.email, email],
        [texts.facts.role, ROLE_LABELS[language][role]],
      ),
      paragraph(texts.advice),
      button(texts.open, link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
