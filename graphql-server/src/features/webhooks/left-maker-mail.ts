import type { StaffLanguage } from '../../platform/context/index.js';
import { button, heading, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

interface LeftMakerData {
  language: StaffLanguage;
  name: string;
  /** The person who set the addresses. */
  maker: string;
  hosts: readonly string[];
  link: string;
}

const TEXTS = {
  de: {
    subject: 'Webhooks eines früheren Administrators',
    preheader: (maker: string) =>
      `Ereignisse gehen weiter an Adressen, die ${maker} eingetragen hat.`,
    hello: (name: string) => `Guten Tag ${name},`,
    text: (maker: string) =>
      `${maker} gehört nicht mehr zu den Administratoren. Ereignisse gehen weiter an diese Hosts, die von dieser Person eingetragen wurden:`,
    advice:
      'Sehen Sie nach, wem sie gehören. Löschen Sie, was nichts mehr bekommen soll, oder schalten Sie es aus.',
    open: 'Webhooks öffnen',
    note: 'Sie erhalten diese Nachricht, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    subject: 'Webhooks of a former administrator',
    preheader: (maker: string) => `Events are still sent to addresses that ${maker} has named.`,
    hello: (name: string) => `Hello ${name},`,
    text: (maker: string) =>
      `${maker} is no longer an administrator. Events are still sent to these hosts, which they have named:`,
    advice: 'Look at whose they are. Delete or switch off what should get nothing any more.',
    open: 'Open webhooks',
    note: 'You get this message because you are an administrator there.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that tells administrators which endpoints a departed person has left behind. */
export const leftMakerMail = ({
  language,
  name,
  maker,
  hosts,
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
      paragraph(hosts.join(', ')),
      paragraph(texts.advice),
      button(texts.open, link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
