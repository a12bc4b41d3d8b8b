import type { StaffLanguage } from '../../platform/context/index.js';
import {
  button,
  formatCount,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../mail/index.js';

/** The recipient of a warning, and what it says. */
export interface BudgetWarning {
  language: StaffLanguage;
  /** The platform can raise the budget; the company should know what its tenants get. */
  receiver: 'platform' | 'company';
  name: string;
  companyName: string;
  /** Tokens of this day. */
  used: number;
  budget: number;
  link: string;
}

const TEXTS = {
  de: {
    subject: (company: string, isSpent: boolean) =>
      `Die Token von ${company} sind für heute ${isSpent ? 'aufgebraucht' : 'fast aufgebraucht'}`,
    share: (used: string, budget: string) => `${used} von ${budget} Token`,
    preheader: (share: string) => `Heute sind ${share} verbraucht.`,
    hello: (name: string) => `Guten Tag ${name},`,
    text: (company: string, share: string) =>
      `der Assistent von ${company} hat heute ${share} verbraucht.`,
    consequence: (isSpent: boolean) =>
      `${isSpent ? 'Bis Mitternacht deutscher Zeit treten' : 'Sind sie aufgebraucht, treten bis Mitternacht deutscher Zeit'} die eingebauten Antworten an die Stelle des Modells. Diese geben die Anwendungsfälle wörtlich wieder.`,
    open: 'Unternehmen öffnen',
    ask: 'Wenn Sie mehr brauchen, sprechen Sie bitte die Administratoren der Plattform an.',
    note: 'Sie erhalten diese Nachricht höchstens einmal am Tag, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    subject: (company: string, isSpent: boolean) =>
      `Token budget of ${company} is ${isSpent ? 'spent' : 'nearly spent'}`,
    share: (used: string, budget: string) => `${used} of ${budget} tokens`,
    preheader: (share: string) => `${share} are used today.`,
    hello: (name: string) => `Hello ${name},`,
    text: (company: string, share: string) =>
      `today the assistant of ${company} has used ${share}.`,
    consequence: (isSpent: boolean) =>
      `${isSpent ? 'Until' : 'Once they are spent, until'} midnight in Germany its built-in answers take the model's place. They quote your use cases as they are.`,
    open: 'Open companies',
    ask: 'Ask the administrators of the platform if you need more.',
    note: 'You get this message once a day at most, because you are an administrator there.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that tells that a company's budget of this day is nearly spent, or is spent. */
export function budgetMail(warning: BudgetWarning): RenderedMail {
  const { language, receiver, name, companyName, used, budget, link } = warning;
  const texts = TEXTS[language];
  const isSpent = used >= budget;
  const subject = texts.subject(companyName, isSpent);
  const share = texts.share(formatCount(used, language), formatCount(budget, language));
  return renderMail({
    language,
    subject,
    preheader: texts.preheader(share),
    blocks: [
      heading(subject),
      paragraph(texts.hello(name)),
      paragraph(`${texts.text(companyName, share)} ${texts.consequence(isSpent)}`),
      receiver === 'platform' ? button(texts.open, link) : paragraph(texts.ask),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
}
