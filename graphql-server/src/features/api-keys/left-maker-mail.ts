import type { StaffLanguage } from '../../platform/context/index.js';
import { button, heading, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

interface LeftMakerData {
  language: StaffLanguage;
  name: string;
  /** The person who made the keys. */
  maker: string;
  keys: readonly { name: string; prefix: string }[];
  link: string;
}

const TEXTS = {
  de: {
    subject: 'API-Schlüssel eines früheren Administrators',
    preheader: (maker: string) =>
      `${maker} kann noch Kopien von API-Schlüsseln haben, die weiter gelten.`,
    hello: (name: string) => `Guten Tag ${name},`,
    text: (maker: string) =>
      `${maker} gehört nicht mehr zu den Administratoren. Diese API-Schlüssel, die von dieser Person stammen, gelten weiter, und sie kann Kopien davon haben:`,
    advice:
      'Erneuern Sie jeden Schlüssel, der noch gebraucht wird, und geben Sie seinen Programmen den neuen. Widerrufen Sie die übrigen.',
    open: 'API-Schlüssel öffnen',
    note: 'Sie erhalten diese Nachricht, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    subject: 'API keys of a former administrator',
    preheader: (maker: string) => `${maker} may have copies of API keys that still work.`,
    hello: (name: string) => `Hello ${name},`,
    text: (maker: string) =>
      `${maker} is no longer an administrator. These API keys, which they have made, still work, and they may have copies:`,
    advice:
      'Rotate each key that is still needed and give its programs the new one. Revoke the others.',
    open: 'Open API keys',
    note: 'You get this message because you are an administrator there.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that tells administrators which keys a departed person may still have. */
export const leftMakerMail = ({
  language,
  name,
  maker,
  keys,
  link,
}: LeftMakerData): RenderedMail => {
  const texts = TEXTS[language];
  return renderMail({
    language,
    subject: texts.subject,
    preheader: texts.preheader(maker),
    blocks: [
      heading(texts.subject),
      paragraph(texts.hello(name)),
      paragraph(texts.text(maker)),
      paragraph(keys.map((key) => `${key.name} (${key.prefix}…)`).join(', ')),
      paragraph(texts.advice),
      button(texts.open, link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
