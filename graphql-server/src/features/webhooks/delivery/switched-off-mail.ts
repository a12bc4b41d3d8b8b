import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  button,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

/** Why an endpoint gets nothing any more: it has said that it is gone, or nothing arrived for some days. */
export type SwitchOffReason = { kind: 'gone' } | { kind: 'dead'; days: number };

interface SwitchedOffData {
  language: StaffLanguage;
  name: string;
  /** Host of the endpoint; the rest of such an address may be secret. */
  host: string;
  reason: SwitchOffReason;
  link: string;
}

const TEXTS = {
  de: {
    subject: (host: string) => `Webhook ausgeschaltet: ${host}`,
    title: 'Ein Webhook wurde ausgeschaltet',
    hello: (name: string) => `Guten Tag ${name},`,
    reason: (reason: SwitchOffReason) =>
      reason.kind === 'gone'
        ? 'Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt (HTTP 410).'
        : `Seit ${reason.days} Tagen konnte nichts zugestellt werden.`,
    text: (host: string, reason: string) => `an ${host} gehen keine Ereignisse mehr. ${reason}`,
    advice:
      'Sobald der Empfänger wieder funktioniert, schalten Sie den Webhook ein. Zustellungen der letzten 30 Tage können Sie aus seinem Protokoll noch einmal senden; was bis dahin geschieht, wird für ihn nicht aufgehoben.',
    open: 'Webhooks öffnen',
    note: 'Sie erhalten diese Nachricht, weil Sie dort zu den Administratoren gehören.',
  },
  en: {
    subject: (host: string) => `Webhook switched off: ${host}`,
    title: 'A webhook was switched off',
    hello: (name: string) => `Hello ${name},`,
    reason: (reason: SwitchOffReason) =>
      reason.kind === 'gone'
        ? 'The receiver answered that it is gone for good (HTTP 410).'
        : `Nothing could be delivered for ${reason.days} days.`,
    text: (host: string, reason: string) => `events are no longer sent to ${host}. ${reason}`,
    advice:
      'Once the receiver works again, switch the webhook on. Deliveries of the last 30 days can be sent again from its log; what happens until then is not kept for it.',
    open: 'Open webhooks',
    note: 'You get this message because you are an administrator there.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail that tells the people who manage an endpoint that it gets no events any more. */
export const switchedOffMail = (data: SwitchedOffData): RenderedMail => {
  const { language, name, host, link } = data;
  const texts = TEXTS[language];
  const reason = texts.reason(data.reason);
  return renderMail({
    language,
    subject: texts.subject(host),
    preheader: reason,
    blocks: [
      heading(texts.title),
      paragraph(texts.hello(name)),
      paragraph(texts.text(host, reason)),
      paragraph(texts.advice),
      button(texts.open, link),
      note(texts.note),
    ],
    sender: { name: 'Hausgeist' },
  });
};
