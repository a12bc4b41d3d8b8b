import {
  button,
  facts,
  type MailBlock,
  note,
  panel,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';
import { REPLY_MARK } from '../inbound-mail/written-reply.js';
import { readPlainText } from '../summary/answer-blocks.js';
import { formatTime } from '../summary/german-format.js';

/** Replies that a tenant has not seen, and what the mail says besides. */
export interface ReplyMailData {
  company: {
    name: string;
    slug: string;
    address: string;
    phone: string;
    email: string;
    officeHours?: string;
    brandColor: string | null;
    logoKey: string | null;
  };
  tenant: string;
  replies: readonly { author: string; text: string; at: Date }[];
  /** Leads into the conversation, signed in. */
  link: string;
  /** How long the link signs in, in words. */
  linkNote: string;
  /** Whether an answer to the mail lands in the conversation. */
  canBeAnswered: boolean;
}

/** Brings a tenant who is away what persons of the company have answered. */
export function replyMail({
  company,
  tenant,
  replies,
  link,
  linkNote,
  canBeAnswered,
}: ReplyMailData) {
  const names = [...new Set(replies.map(({ author }) => author))];
  const authors = new Intl.ListFormat('de').format(names);
  const have = names.length > 1 ? 'haben' : 'hat';
  const several = replies.length > 1;
  return renderMail({
    language: 'de',
    subject: several ? `${company.name} hat Ihnen geantwortet` : `Antwort von ${company.name}`,
    preheader: `${authors} ${have} Ihnen im Chat geschrieben.`,
    sender: company,
    blocks: [
      ...(canBeAnswered ? [note(REPLY_MARK)] : []),
      paragraph(`Guten Tag ${tenant},`),
      paragraph(`${authors} von ${company.name} ${have} Ihnen im Chat geantwortet:`),
      ...replies.map((reply): MailBlock =>
        panel([
          ...(several ? [note(`${reply.author}, ${formatTime(reply.at)}`)] : []),
          ...readPlainText(reply.text),
        ]),
      ),
      button('Weiter im Gespräch', link),
      note(linkNote),
      ...(canBeAnswered
        ? [
            paragraph(
              'Sie können auch einfach auf diese E-Mail antworten: Ihre Antwort erscheint in Ihrem Gespräch.',
            ),
          ]
        : []),
      facts(
        ...(company.officeHours ? [['Bürozeiten', company.officeHours] as const] : []),
        ['Telefon', company.phone],
        ['E-Mail', company.email],
      ),
      paragraph(`Mit freundlichen Grüßen\n${company.name}`),
    ],
  }) satisfies RenderedMail;
}
