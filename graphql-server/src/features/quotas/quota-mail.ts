import type { StaffLanguage } from '../../platform/context/index.js';
import type { QuotaKind } from '../../platform/quotas/index.js';
import {
  formatCount,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../mail/index.js';

/** The recipient of a warning, and what it says. */
export interface QuotaWarning {
  language: StaffLanguage;
  /** What the administrator is called. */
  name: string;
  /** The company whose quota it is; that of the whole platform if missing. */
  companyName?: string | undefined;
  kind: QuotaKind;
  used: number;
  limit: number;
}

interface Texts {
  platform: string;
  kinds: Record<QuotaKind, string>;
  consequences: Record<QuotaKind, string>;
  subject: (kind: string, whose: string) => string;
  preheader: (used: string, limit: string) => string;
  hello: (name: string) => string;
  text: (whose: string, used: string, limit: string) => string;
  raisedByPlatform: string;
  raisedBySetting: string;
  note: string;
}

const TEXTS: Record<StaffLanguage, Texts> = {
  de: {
    platform: 'die Plattform',
    kinds: {
      messages: 'Nachrichten von Mietern',
      modelCalls: 'Modellaufrufe',
      uploadedBytes: 'hochgeladene Dateien',
      mails: 'E-Mails',
    },
    consequences: {
      messages:
        'Ist das Kontingent aufgebraucht, werden Mieter gebeten, am nächsten Tag noch einmal zu schreiben.',
      modelCalls:
        'Ist das Kontingent aufgebraucht, treten bis Mitternacht deutscher Zeit die eingebauten Antworten an die Stelle des Modells.',
      uploadedBytes:
        'Ist das Kontingent aufgebraucht, werden bis Mitternacht deutscher Zeit keine Dateien mehr angenommen.',
      mails:
        'Ist das Kontingent aufgebraucht, warten weitere E-Mails bis zum nächsten Tag; keine geht verloren.',
    },
    subject: (kind, whose) => `Tageskontingent für ${kind} fast aufgebraucht: ${whose}`,
    preheader: (used, limit) => `Heute sind ${used} von ${limit} verbraucht.`,
    hello: (name) => `Guten Tag ${name},`,
    text: (whose, used, limit) => `${whose} hat heute ${used} von ${limit} verbraucht.`,
    raisedByPlatform: 'Administratoren der Plattform können das Kontingent erhöhen.',
    raisedBySetting: 'Erhöhen lässt es sich mit der Einstellung QUOTAS.',
    note: 'Sie erhalten diese Nachricht höchstens einmal am Tag, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    platform: 'the platform',
    kinds: {
      messages: 'messages of tenants',
      modelCalls: 'calls of the model',
      uploadedBytes: 'uploads',
      mails: 'mails',
    },
    consequences: {
      messages: 'Once they are used up, tenants are asked to write again the next day.',
      modelCalls:
        "Once they are used up, the built-in answers take the model's place until midnight in Germany.",
      uploadedBytes: 'Once they are used up, no more files are taken until midnight in Germany.',
      mails: 'Once they are used up, further mails wait until the next day; none is lost.',
    },
    subject: (kind, whose) => `Quota of ${kind} is nearly spent: ${whose}`,
    preheader: (used, limit) => `${used} of ${limit} are used today.`,
    hello: (name) => `Hello ${name},`,
    text: (whose, used, limit) => `Today ${whose} has used ${used} of ${limit}.`,
    raisedByPlatform: 'Administrators of the platform can raise the quota.',
    raisedBySetting: 'The setting QUOTAS raises it.',
    note: 'You get this message once a day at most, because you are an administrator there.',
  },
};

/** The mail that tells that a quota of this day is nearly spent. */
export function quotaMail(warning: QuotaWarning): RenderedMail {
  const { language, name, companyName, kind } = warning;
  const texts = TEXTS[language];
  const amount = (count: number) =>
    kind === 'uploadedBytes'
      ? `${formatCount(Math.round(count / 1024 / 1024), language)} MB`
      : formatCount(count, language);
  const [used, limit] = [amount(warning.used), amount(warning.limit)];
  const whose = companyName ?? texts.platform;
  const subject = texts.subject(texts.kinds[kind], whose);
  return renderMail({
    language,
    subject,
    preheader: texts.preheader(used, limit),
    blocks: [
      heading(subject),
      paragraph(texts.hello(name)),
      paragraph(`${texts.text(whose, used, limit)} ${texts.consequences[kind]}`),
      paragraph(companyName ? texts.raisedByPlatform : texts.raisedBySetting),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
}
