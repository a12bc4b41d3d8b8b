import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { Company } from '../../companies/index.js';
import { type ChatLinks, EndUser, linkNote } from '../../end-users/index.js';
import type { MailService } from '../../mail/index.js';
import type { Conversation } from '../conversation.entity.js';
import type { ReplyAddresses } from '../inbound-mail/reply-addresses.js';
import { lockConversationById } from '../conversation.repository.js';
import { Message } from '../message.entity.js';
import { fullName } from '../summary/summary-data.js';
import { replyMail } from './reply-mail.js';

/** How long the first of several replies waits at most for the person to have written the last. */
const PATIENCE_MS = 5 * 60_000;

interface Dependencies {
  mail: MailService;
  chatLinks: ChatLinks;
  /** Where answers to the mails go; to the company if missing. */
  addresses: ReplyAddresses | undefined;
}

/**
 * Mails a tenant who is away what persons have answered. The mail, and that it was made, are stored
 * together under the lock of the conversation, so that each reply is mailed once.
 */
export class ReplyMailWorker {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Runs for each reply; what it finds of others goes along. */
  async run(
    { em }: { em: EntityManager },
    { conversationId, messageId }: { conversationId: string; messageId: string },
  ): Promise<void> {
    await transactional(em, async (tx) => {
      const conversation = await lockConversationById(tx, conversationId);
      if (conversation.status !== 'OPEN') return;
      const replies = await findUnseen(tx, conversation);
      const [first, last] = [replies.at(0), replies.at(-1)];
      if (!first || !last) return;
      // The person goes on writing: the job of the last reply takes all of them.
      if (last.id !== messageId && Date.now() - first.createdAt.getTime() < PATIENCE_MS) return;
      const tenant = await tx.findOneOrFail(EndUser, { id: conversation.endUser.id });
      // Another person may read mails to an address that the tenant has never used.
      if (tenant.isEmailUnproven) return;
      conversation.mailedSequence = last.sequence;
      await tx.flush();
      await this.#send(tx, conversation, tenant, replies);
    });
  }

  async #send(
    tx: EntityManager,
    { id, sessionId, company: { id: companyId } }: Conversation,
    tenant: EndUser,
    replies: Message[],
  ): Promise<void> {
    const { mail, chatLinks, addresses } = this.#deps;
    const company = await tx.findOneOrFail(Company, { id: companyId });
    const lifetime = 'chat';
    const link = await chatLinks.signingIn(tx, tenant, company, { sessionId, lifetime });
    const { name, slug, address, phone, email, officeHours, brandColor = null } = company;
    const { logoKey = null } = company;
    await mail.enqueue(tx, {
      companyId,
      dedupeKey: `conversation-reply:${id}:${replies.at(-1)?.sequence}`,
      to: tenant.email,
      endUserId: tenant.id,
      fromName: name,
      replyTo: addresses?.of(id) ?? company.recordsEmail,
      ...replyMail({
        company: {
          ...{ name, slug, address, phone, email, brandColor, logoKey },
          ...(officeHours ? { officeHours } : {}),
        },
        tenant: fullName(tenant),
        replies: replies.map(({ authorName, text, createdAt }) => ({
          author: authorName ?? name,
          text,
          at: createdAt,
        })),
        link,
        linkNote: linkNote(lifetime),
        canBeAnswered: addresses !== undefined,
      }),
    });
  }
}

/** What persons wrote that the tenant's page was not told, no mail has, and the tenant has not answered. */
async function findUnseen(tx: EntityManager, conversation: Conversation): Promise<Message[]> {
  const { deliveredSequence, mailedSequence } = conversation;
  const [own] = await tx.find(
    Message,
    { conversation, sender: 'USER' },
    { orderBy: { sequence: 'desc' }, limit: 1 },
  );
  const seen = Math.max(deliveredSequence, mailedSequence, own?.sequence ?? 0);
  return tx.find(
    Message,
    { conversation, sender: 'PERSON', sequence: { $gt: seen } },
    { orderBy: { sequence: 'asc' } },
  );
}
