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

/** What became of the provider of a company. */
export type ProviderChange = { kind: 'added' | 'changed'; issuer: string } | { kind: 'removed' };

interface ProviderMailData {
  language: StaffLanguage;
  name: string;
  /** Who has changed it. */
  person: string;
  companyName: string;
  change: ProviderChange;
  address: string;
  at: Date;
  /** The audit log. */
  link: string;
}

const TEXTS = {
  de: {
    done: { added: 'eingerichtet', changed: 'geändert', removed: 'entfernt' },
    subject: (done: string, company: string) =>
      `Anmeldung über Ihre Organisation bei ${company} ${done}`,
    preheader: (person: string, done: string) =>
      `${person} hat den Anbieter ${done}, über den sich alle anmelden.`,
    title: (done: string) => `Anmeldung über Ihre Organisation ${done}`,
    hello: (name: string) => `Guten Tag ${name},`,
    text: (done: string, company: string) =>
      `der Anbieter, über den sich die Beschäftigten von ${company} im Portal anmelden, wurde soeben ${done}. Er entscheidet, wer hineinkommt und mit welcher Rolle.`,
    facts: { by: 'Von', provider: 'Anbieter', when: 'Zeitpunkt', from: 'IP-Adresse' },
    open: 'Protokoll öffnen',
    note: 'Wenn das niemand von Ihnen wollte, stellen Sie den Anbieter in den Einstellungen sofort richtig und sperren Sie das Konto, das ihn geändert hat.',
  },
  en: {
    done: { added: 'set up', changed: 'changed', removed: 'removed' },
    subject: (done: string, company: string) =>
      `Sign-in with your organisation was ${done} at ${company}`,
    preheader: (person: string, done: string) =>
      `${person} has ${done} the provider that people sign in with.`,
    title: (done: string) => `Sign-in with your organisation was ${done}`,
    hello: (name: string) => `Hello ${name},`,
    text: (done: string, company: string) =>
      `the provider with which people of ${company} sign in to the portal has just been ${done}. It decides who gets in, and with which role.`,
    facts: { by: 'By', provider: 'Provider', when: 'When', from: 'From' },
    open: 'Open the audit log',
    note: 'If none of you wanted this, set the provider right in the settings at once, and suspend the account that did it.',
  },
} satisfies Record<StaffLanguage, object>;

/** Tells an administrator that the provider by which people sign in is another, or none. */
export const providerMail = ({
  language,
  change,
  companyName,
  ...data
}: ProviderMailData): RenderedMail => {
  const texts = TEXTS[language];
  const done = texts.done[change.kind];
  return renderMail({
    language,
    subject: texts.subject(done, companyName),
    preheader: texts.preheader(data.person, done),
    blocks: [
      heading(texts.title(done)),
      paragraph(texts.hello(data.name)),
      paragraph(texts.text(done, companyName)),
      facts(
        [texts.facts.by, data.person],
        ...(change.kind === 'removed' ? [] : [[texts.facts.provider, change.issuer] as const]),
        [texts.facts.when, formatMoment(data.at, language)],
        [texts.facts.from, data.address],
      ),
      button(texts.open, data.link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
