import {
  facts,
  heading,
  note,
  panel,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { dangerName } from '../../notifications/index.js';
import { readPlainText } from '../summary/answer-blocks.js';
import { formatTime } from '../summary/german-format.js';
import type { Alert } from './alert.js';

/** The mail that tells a company at once that a tenant may be in danger. */
export const emergencyMail = (alert: Alert, danger: string): RenderedMail =>
  alertMail(alert, {
    subject: `NOTFALL: ${dangerName(danger)} – ${nameAndHome(alert)}`,
    preheader: `${alert.endUser.phone} · gemeldet um ${formatTime(alert.at)}`,
    intro: `${nameOf(alert)} (${homeOf(alert)}) hat dem KI-Assistenten einen Notfall gemeldet: ${dangerName(danger)}. Bitte melden Sie sich sofort unter ${alert.endUser.phone}.`,
    told: 'Der KI-Assistent hat zuerst die Notrufnummern und das Wichtigste zum Verhalten genannt.',
  });

/** The mail that tells a company that a tenant wants to speak to a person. */
export const handOverMail = (alert: Alert): RenderedMail =>
  alertMail(alert, {
    subject: `Bitte melden: ${nameAndHome(alert)}`,
    preheader: `${alert.endUser.phone} · möchte mit einem Menschen sprechen`,
    intro: `${nameOf(alert)} (${homeOf(alert)}) möchte mit einem Menschen sprechen.`,
    told: 'Der KI-Assistent hat zugesagt, den Wunsch weiterzugeben.',
  });

interface AlertWords {
  subject: string;
  preheader: string;
  intro: string;
  told: string;
}

function alertMail(alert: Alert, { subject, preheader, intro, told }: AlertWords): RenderedMail {
  const { company, endUser, at, conversationReference, messages } = alert;
  return renderMail({
    language: 'de',
    subject,
    preheader,
    sender: company,
    blocks: [
      paragraph(intro),
      facts(
        [endUser.type === 'Owner' ? 'Eigentümer/in' : 'Mieter/in', nameOf(alert)],
        ['Telefon', endUser.phone],
        ['E-Mail', endUser.email],
        ['Objekt', endUser.address],
        ['Wohnung', [endUser.apartmentNumber, endUser.roomIndication].filter(Boolean).join(', ')],
        ['Gemeldet', formatTime(at)],
        ['Vorgang', conversationReference],
      ),
      heading('Nachrichten der Person'),
      ...messages.map((text) => panel(readPlainText(text))),
      note(told),
    ],
  });
}

const nameOf = ({ endUser }: Alert) => `${endUser.firstName} ${endUser.lastName}`;

const nameAndHome = (alert: Alert) => `${nameOf(alert)}, ${homeOf(alert)}`;

/** The address and the home; a bare number is labelled, or it could pass for a house number. */
const homeOf = ({ endUser: { address, apartmentNumber } }: Alert) =>
  [
    address.split('\n')[0],
    /^\d/.test(apartmentNumber) ? `Whg. ${apartmentNumber}` : apartmentNumber,
  ]
    .filter(Boolean)
    .join(', ');
