import {
  button,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface MailboxData {
  companyName: string;
  /** The address that is to become the company's mailbox. */
  email: string;
  /** The user who has entered it. */
  changedBy: string;
}

/** The mail that asks a new mailbox whether it is the company's. */
export const confirmMailboxMail = (data: MailboxData & { link: string }): RenderedMail =>
  renderMail({
    language: 'en',
    subject: `Confirm this mailbox for ${data.companyName}`,
    preheader: 'Summaries of conversations are sent here once you have confirmed.',
    blocks: [
      heading('Confirm this mailbox'),
      paragraph(
        `${data.changedBy} has entered ${data.email} as the email address of ${data.companyName}. Summaries of conversations with tenants are sent here once you have confirmed that the mailbox belongs to the company.`,
      ),
      button('Confirm mailbox', data.link),
      note(
        'The link works once, for 48 hours. If you do not know the company, ignore this message.',
      ),
    ],
    sender: { name: 'Hausgeist' },
  });

/** The mail that tells the old mailbox and the administrators of the change. */
export const mailboxChangedMail = (
  data: MailboxData & { confirmedEmail: string; link: string },
): RenderedMail =>
  renderMail({
    language: 'en',
    subject: `The email address of ${data.companyName} is to be changed`,
    preheader: `${data.changedBy} has entered another address.`,
    blocks: [
      heading('The email address is to be changed'),
      paragraph(
        `${data.changedBy} has entered ${data.email} as the email address of ${data.companyName}. Summaries of conversations still go to ${data.confirmedEmail} until the new mailbox is confirmed from it.`,
      ),
      paragraph('If this is not intended, enter the right address again: the link is void then.'),
      button('Open settings', data.link),
      note('You get this message because you read this mailbox, or administer the company.'),
    ],
    sender: { name: 'Hausgeist' },
  });
