import {
  button,
  formatMoment,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface ResetMailData {
  firstName: string;
  lastName: string;
  companyName: string;
  link: string;
  expiresAt: Date;
}

/** The mail with the link that sets a new password. */
export function resetMail({
  firstName,
  lastName,
  companyName,
  link,
  expiresAt,
}: ResetMailData): RenderedMail {
  return renderMail({
    language: 'en',
    subject: 'Reset your password',
    preheader: 'Set a new password for the company portal.',
    blocks: [
      heading('Set a new password'),
      paragraph(`Hello ${firstName} ${lastName},`),
      paragraph(
        `somebody, most likely you, asked for a new password for your account at ${companyName}.`,
      ),
      button('Set new password', link),
      paragraph(`The link works once, until ${formatMoment(expiresAt, 'en')}.`),
      note('If you did not ask for it, you can ignore this message; your password stays as it is.'),
    ],
    sender: { name: companyName },
  });
}
