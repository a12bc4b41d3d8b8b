import {
  button,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface SwitchedOffData {
  name: string;
  /** Host of the endpoint; the rest of such an address may be secret. */
  host: string;
  reason: string;
  link: string;
}

/** The mail that tells the people who manage an endpoint that it gets no events any more. */
export const switchedOffMail = ({ name, host, reason, link }: SwitchedOffData): RenderedMail =>
  renderMail({
    language: 'en',
    subject: `Webhook switched off: ${host}`,
    preheader: reason,
    blocks: [
      heading('A webhook was switched off'),
      paragraph(`Hello ${name},`),
      paragraph(`events are no longer sent to ${host}. ${reason}`),
      paragraph(
        'Once the receiver works again, switch the webhook on. Deliveries of the last 30 days can be sent again from its log; what happens until then is not kept for it.',
      ),
      button('Open webhooks', link),
      note('You get this message because you are an administrator there.'),
    ],
    sender: { name: 'Hausgeist' },
  });
