import {
  button,
  facts,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface BreakGlassData {
  name: string;
  /** Who has signed in. */
  person: string;
  companyName: string | undefined;
  address: string;
  at: Date;
  /** The audit log. */
  link: string;
}

/** Tells administrators that a person came in without the organisation's sign-in. */
export const breakGlassMail = (data: BreakGlassData): RenderedMail => {
  const where = data.companyName ?? 'the administration of Hausgeist';
  return renderMail({
    language: 'en',
    subject: `Sign-in without your organisation at ${where}`,
    preheader: `${data.person} has used an account for emergencies.`,
    blocks: [
      heading('Sign-in without your organisation'),
      paragraph(`Hello ${data.name},`),
      paragraph(
        `An account that is kept for emergencies has just been used at ${where}. It opens without the sign-in of your organisation.`,
      ),
      facts(
        ['Account', data.person],
        ['When', `${data.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        ['From', data.address],
      ),
      button('Open the audit log', data.link),
      note('If none of you knows why, suspend the account at once and set a new password for it.'),
    ],
    sender: { name: 'Hausgeist' },
  });
};
