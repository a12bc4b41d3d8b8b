import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  button,
  facts,
  formatMoment,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface BreakGlassData {
  language: StaffLanguage;
  name: string;
  /** Who has signed in. */
  person: string;
  companyName: string | undefined;
  address: string;
  at: Date;
  /** The audit log. */
  link: string;
}

const TEXTS = {
  de: {
    platform: 'der Verwaltung von Hausgeist',
    subject: (where: string) => `Anmeldung ohne Ihre Organisation bei ${where}`,
    preheader: (person: string) => `${person} hat ein Konto für Notfälle genutzt.`,
    title: 'Anmeldung ohne Ihre Organisation',
    hello: (name: string) => `Guten Tag ${name},`,
    text: (where: string) =>
      `bei ${where} wurde soeben ein Konto genutzt, das für Notfälle aufbewahrt wird. Es öffnet sich ohne die Anmeldung Ihrer Organisation.`,
    facts: { account: 'Konto', when: 'Zeitpunkt', from: 'IP-Adresse' },
    open: 'Protokoll öffnen',
    note: 'Wenn niemand von Ihnen weiß, warum, sperren Sie das Konto sofort und vergeben Sie ein neues Passwort.',
  },
  en: {
    platform: 'the administration of Hausgeist',
    subject: (where: string) => `Sign-in without your organisation at ${where}`,
    preheader: (person: string) => `${person} has used an account for emergencies.`,
    title: 'Sign-in without your organisation',
    hello: (name: string) => `Hello ${name},`,
    text: (where: string) =>
      `An account that is kept for emergencies has just been used at ${where}. It opens without the sign-in of your organisation.`,
    facts: { account: 'Account', when: 'When', from: 'From' },
    open: 'Open the audit log',
    note: 'If none of you knows why, suspend the account at once and set a new password for it.',
  },
} satisfies Record<StaffLanguage, object>;

/** Tells administrators that a person came in without the organisation's sign-in. */
export const breakGlassMail = ({ language, ...data }: BreakGlassData): RenderedMail => {
  const texts = TEXTS[language];
  const where = data.companyName ?? texts.platform;
  return renderMail({
    language,
    subject: texts.subject(where),
    preheader: texts.preheader(data.person),
    blocks: [
      heading(texts.title),
      paragraph(texts.hello(data.name)),
      paragraph(texts.text(where)),
      facts(
        [texts.facts.account, data.person],
        [texts.facts.when, formatMoment(data.at, language)],
        [texts.facts.from, data.address],
      ),
      button(texts.open, data.link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
