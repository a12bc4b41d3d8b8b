import { v7 as uuid } from 'uuid';
import type { StaffLanguage } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import {
  button,
  heading,
  type MailService,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../mail/index.js';
import { mailAdministrators } from './administrators-of.js';

/** What a mail says about one kind of things that a former administrator made. */
interface LeftBehindTexts {
  subject: string;
  preheader: (maker: string) => string;
  text: (maker: string) => string;
  advice: string;
  open: string;
}

interface LeftBehind {
  /** Name of the person who is no longer an administrator. */
  maker: string;
  /** The company whose things they are; null: the platform. */
  companyId: string | null;
  /** What each thing is called. */
  things: readonly string[];
  texts: Record<StaffLanguage, LeftBehindTexts>;
  /** Address of the page where the things are managed. */
  link: string;
}

const COMMON_TEXTS = {
  de: {
    hello: (name: string) => `Guten Tag ${name},`,
    note: 'Sie erhalten diese Nachricht, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    note: 'You get this message because you are an administrator there.',
  },
} satisfies Record<StaffLanguage, object>;

/** Mails the administrators who remain what a former one has left behind that still works. */
export async function mailAboutLeftBehind(
  tx: EntityManager,
  mail: MailService,
  leftBehind: LeftBehind,
): Promise<void> {
  await mailAdministrators(tx, mail, leftBehind.companyId, {
    occasion: `left-behind:${uuid()}`,
    write: ({ language, name }) => leftBehindMail(language, name, leftBehind),
  });
}

function leftBehindMail(
  language: StaffLanguage,
  name: string,
  { maker, things, texts, link }: LeftBehind,
): RenderedMail {
  const { subject, preheader, text, advice, open } = texts[language];
  const common = COMMON_TEXTS[language];
  return renderMail({
    language,
    subject,
    preheader: preheader(maker),
    blocks: [
      heading(subject),
      paragraph(common.hello(name)),
      paragraph(text(maker)),
      paragraph(things.join(', ')),
      paragraph(advice),
      button(open, link),
      note(common.note),
    ],
    sender: { name: 'Hausgeist' },
  });
}
