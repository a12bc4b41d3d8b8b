import type { CompanyRole } from '@hausgeist/schema';
import {
  button,
  facts,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { ROLE_TEXTS } from '../../permissions/index.js';

interface KeyInvitationData {
  name: string;
  /** What the program's key is called. */
  keyName: string;
  companyName: string;
  person: { firstName: string; lastName: string; email: string; role: CompanyRole };
  link: string;
}

/** The mail that tells administrators of a company that a program has invited a person. */
export const keyInvitationMail = (data: KeyInvitationData): RenderedMail => {
  const { firstName, lastName, email, role } = data.person;
  return renderMail({
    language: 'en',
    subject: `An API key has invited a person to ${data.companyName}`,
    preheader: `${data.keyName} has invited ${firstName} ${lastName}.`,
    blocks: [
      heading('An API key has invited a person'),
      paragraph(`Hello ${data.name},`),
      paragraph(`The API key ${data.keyName} has invited a person to ${data.companyName}:`),
      facts(
        ['Name', `${firstName} ${lastName}`],
        ['Email', email],
        ['Role', ROLE_TEXTS[role].label],
      ),
      paragraph(
        'They see no authentication numbers until an administrator has opened their entry in the team once and saved it. If you do not know them, revoke the invitation and the key.',
      ),
      button('Open the team', data.link),
      note('You get this message because you are an administrator there.'),
    ],
    sender: { name: 'Hausgeist' },
  });
};
