import type { Company } from '../../companies/index.js';
import type { EndUser } from '../../end-users/index.js';
import { plainAnswer, readAnswer } from '../../conversations/index.js';
import { button, type NewMail, note, renderMail } from '../../mail/index.js';
import type { Broadcast } from '../broadcast.entity.js';
import { fillPlaceholders } from '../../../platform/input/index.js';
import type { PlaceholderValues } from '../placeholders.js';

/** Subject and text, in Markdown, as one person reads them. */
export interface FilledIn {
  subject: string;
  text: string;
}

type Person = Pick<EndUser, 'firstName' | 'lastName' | 'email' | 'address' | 'apartmentNumber'>;

/** A broadcast in the words for one person. */
export function fillInFor(
  { subject, text }: Pick<Broadcast, 'subject' | 'text'>,
  person: Person,
  company: Pick<Company, 'name' | 'phone'>,
): FilledIn {
  const values: PlaceholderValues = {
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: `${person.firstName} ${person.lastName}`,
    address: person.address.replaceAll(/\s*\n\s*/g, ', '),
    apartmentNumber: person.apartmentNumber,
    companyName: company.name,
    companyPhone: company.phone,
  };
  return {
    subject: fillPlaceholders(subject, values),
    // A line of a letter ends where it was ended, which Markdown marks by two spaces.
    text: fillPlaceholders(text, values).replaceAll(/(?<=\S)[ \t]*\n(?=[ \t]*\S)/g, '  \n'),
  };
}

interface MailParts {
  filled: FilledIn;
  company: Company;
  to: string;
  dedupeKey: string;
  chatUrl: string;
  /** What is to know about the link, where it signs in. */
  linkNote: string | undefined;
  /** Where the person says that they want no more of these; none for what the contract asks for. */
  unsubscribeUrl: string | undefined;
}

/** A mail that its author alone gets to see what the person reads. */
export const asTest = ({ subject, text }: FilledIn, recipient: string): FilledIn => ({
  subject: `[Test] ${subject}`,
  text: `*Nur ein Test an Sie. So liest es ${recipient}:*\n\n${text}`,
});

/** The mail of a broadcast to one person. */
export function broadcastMail(parts: MailParts): NewMail {
  const { filled, company, to, dedupeKey, chatUrl, unsubscribeUrl } = parts;
  return {
    ...renderMail({
      language: 'de',
      subject: filled.subject,
      preheader: plainAnswer(filled.text).split('\n\n', 1)[0]?.slice(0, 120) ?? '',
      sender: company,
      blocks: [
        ...readAnswer(filled.text),
        button('Zum Chat', chatUrl),
        ...(parts.linkNote ? [note(parts.linkNote)] : []),
        ...(unsubscribeUrl
          ? [note(`Sie möchten solche Mitteilungen nicht mehr erhalten? ${unsubscribeUrl}`)]
          : []),
      ],
    }),
    dedupeKey,
    to,
    fromName: company.name,
    replyTo: company.email,
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}
