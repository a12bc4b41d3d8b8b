import type { CompanyRole } from '@hausgeist/schema';
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
import { ROLE_TEXTS } from '../../permissions/index.js';

/** What the invitation mail tells. */
export interface InvitationMailData {
  companyName: string;
  /** Name of the user who invites. */
  invitedBy: string;
  firstName: string;
  lastName: string;
  role: CompanyRole;
  link: string;
  expiresAt: Date;
}

/** The mail that invites a person to join a company. */
export function invitationMail(data: InvitationMailData): RenderedMail {
  const { companyName, invitedBy, firstName, lastName, role, link, expiresAt } = data;
  return renderMail({
    language: 'en',
    subject: `Invitation to join ${companyName}`,
    preheader: `${invitedBy} invites you to the company portal of ${companyName}.`,
    blocks: [
      heading(`You are invited to join ${companyName}`),
      paragraph(`Hello ${firstName} ${lastName},`),
      paragraph([
        { text: invitedBy, bold: true },
        { text: ' invites you to help manage ' },
        { text: companyName, bold: true },
        { text: ' in the company portal.' },
      ]),
      facts(
        ['Company', companyName],
        ['Your role', ROLE_TEXTS[role].label],
        ['Valid until', formatMoment(expiresAt, 'en')],
      ),
      button('Accept invitation', link),
      note(
        'The link works once. If you did not expect this invitation, you can ignore this message; no account is made without you.',
      ),
    ],
    sender: { name: companyName },
  });
}
