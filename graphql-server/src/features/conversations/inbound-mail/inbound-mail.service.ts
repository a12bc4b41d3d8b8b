import { createHash } from 'node:crypto';
import { MAX_MESSAGE_LENGTH } from '@hausgeist/schema';
import type { EndUserActor, RequestContext } from '../../../platform/context/index.js';
import { transactional } from '../../../platform/database/index.js';
import { berlinDay } from '../../../platform/german/index.js';
import type { UploadReceiver } from '../../attachments/index.js';
import { findCompany } from '../../companies/index.js';
import { EndUser } from '../../end-users/index.js';
import type { MailService } from '../../mail/index.js';
import { Conversation } from '../conversation.entity.js';
import type { ConversationService } from '../conversation.service.js';
import { Message } from '../message.entity.js';
import type { Bounce } from './bounce.js';
import type { InboundMail } from './inbound-mail.js';
import { pausedMail } from './paused-mail.js';
import type { ReplyAddresses } from './reply-addresses.js';

/** Larger than what mail servers usually take; files of it are held to the chat's own limits. */
export const MAX_MAIL_BYTES = 30 * 1024 * 1024;

/** What became of a mail: stored as a message, known already, a report that ours came back, or not for us. */
export type InboundOutcome = 'STORED' | 'KNOWN' | 'BOUNCED' | 'IGNORED';

interface Dependencies {
  addresses: ReplyAddresses | undefined;
  conversations: ConversationService;
  receiver: UploadReceiver;
  mail: MailService;
}

/** Takes answers to mails into the conversations that they are about. */
export class InboundMailService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Takes one mail, whichever way it came. It speaks for the tenant if it is sent to the address that
   * only the mails to this tenant carry, from the tenant's own address; anything else is ignored
   * without a word, and so is what no person has written. The same mail again is the same message.
   */
  async receive(context: RequestContext, raw: Buffer): Promise<InboundOutcome> {
    const { readInboundMail } = await import('./inbound-mail.js');
    const mail = await readInboundMail(raw);
    if (mail?.kind === 'bounce') return this.#noteBounce(context, mail);
    const conversation = mail && (await this.#conversationOf(context, mail));
    if (!mail || !conversation) return 'IGNORED';
    if (await this.#tellOfPause(context, conversation)) return 'IGNORED';
    const digest = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 40);
    const requestId = `mail:${digest}`;
    const endUserId = conversation.endUser.id;
    const known = await context.em.fork().findOne(Message, {
      ...{ requestId, conversation: { endUser: endUserId } },
    });
    if (known) return 'KNOWN';
    const actor: EndUserActor = {
      ...{ kind: 'endUser', endUserId, companyId: conversation.company.id },
      sessionId: conversation.id,
    };
    // What has ended takes no more messages: the answer begins a conversation of its own.
    const sessionId = conversation.status === 'OPEN' ? conversation.sessionId : `mail-${digest}`;
    const { attachmentIds, refused } = await this.#deps.receiver.receiveFiles(
      { ...context, actor },
      { sessionId, files: mail.files },
    );
    const content = contentOf(mail, refused);
    if (content === '' && attachmentIds.length === 0) return 'IGNORED';
    await this.#deps.conversations.send(
      { ...context, actor },
      { sessionId, requestId, content, attachmentIds },
    );
    return 'STORED';
  }

  /** Tells a tenant whose company is suspended that the mail has reached no person; once a day. */
  async #tellOfPause(
    { em }: RequestContext,
    { id, company: { id: companyId }, endUser }: Conversation,
  ): Promise<boolean> {
    return transactional(em.fork(), async (tx) => {
      const company = await findCompany(tx, companyId);
      if (!company.suspendedAt) return false;
      const { email } = await tx.findOneOrFail(EndUser, { id: endUser.id });
      await this.#deps.mail.enqueue(tx, {
        ...{ companyId, to: email, endUserId: endUser.id },
        ...{ dedupeKey: `paused:${id}:${berlinDay(new Date())}` },
        ...pausedMail(company),
      });
      return true;
    });
  }

  async #noteBounce({ em, log }: RequestContext, bounce: Bounce): Promise<InboundOutcome> {
    const { messageIds, status } = bounce;
    let isOurs = false;
    for (const messageId of messageIds) {
      if (!(await this.#deps.mail.noteBounce(em.fork(), { messageId, status }))) continue;
      isOurs = true;
      log.info({ messageId, status }, 'a mail came back');
    }
    return isOurs ? 'BOUNCED' : 'IGNORED';
  }

  async #conversationOf({ em }: RequestContext, mail: InboundMail) {
    const { addresses } = this.#deps;
    const ids = mail.recipients.flatMap((address) => addresses?.conversationOf(address) ?? []);
    const [id, ...others] = new Set(ids);
    if (!id || others.length > 0) return undefined;
    const conversation = await em.fork().findOne(Conversation, { id });
    if (!conversation) return undefined;
    const tenant = await em.fork().findOneOrFail(EndUser, { id: conversation.endUser.id });
    return tenant.email === mail.from && !tenant.isEmailUnproven ? conversation : undefined;
  }
}

/** What is stored of a mail; files that could not be taken are named, as the tenant sent them. */
function contentOf({ text }: InboundMail, refused: readonly string[]): string {
  const note = refused.length > 0 ? `[Nicht übernommen: ${refused.join(', ')}]` : '';
  const room = MAX_MESSAGE_LENGTH - (note ? note.length + 2 : 0);
  const cut = text.length > room ? `${text.slice(0, room - 1)}…` : text;
  return [cut, note].filter(Boolean).join('\n\n').slice(0, MAX_MESSAGE_LENGTH);
}
