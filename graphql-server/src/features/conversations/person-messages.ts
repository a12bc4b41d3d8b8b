import type { EntityManager } from '../../platform/database/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { ConversationAnnouncer } from './conversation-announcer.js';
import type { Conversation } from './conversation.entity.js';
import { replyMailJob } from './conversation.job.js';
import { findLanguage } from './conversation.repository.js';
import { handedBackText, takenOverText, type TakenOver } from './hand-over-texts.js';
import { Message } from './message.entity.js';

/** How long a reply waits for the tenant to come and read it; then it is mailed. */
const MAIL_AFTER_SECONDS = 60;

/** A member of the company, as the tenant is told who writes. */
export interface Author {
  id: string;
  name: string;
}

/** Something that is said in a conversation. */
type Said = Pick<Message, 'sender' | 'text'> &
  Partial<Pick<Message, 'requestId' | 'authorId' | 'authorName'>>;

/** What a person answers. */
interface PersonReply {
  author: Author;
  text: string;
  clientId: string;
  /** What the tenant is told besides, where the person takes over with it. */
  takingOver: Omit<TakenOver, 'name'> | undefined;
}

/**
 * Adds what people of the company do and write to a conversation that is locked, and announces it to
 * its tenant; one call a transaction.
 */
export class PersonMessages {
  readonly #announcer: ConversationAnnouncer;
  readonly #jobs: JobQueue;

  constructor(announcer: ConversationAnnouncer, jobs: JobQueue) {
    this.#announcer = announcer;
    this.#jobs = jobs;
  }

  /** A person answers from now on, and the tenant is told who, in the language of the answers so far. */
  async takeOver(
    tx: EntityManager,
    conversation: Conversation,
    { author, ...told }: { author: Author } & Omit<TakenOver, 'name'>,
  ): Promise<void> {
    await this.#add(tx, conversation, [await handTo(tx, conversation, { author, ...told })]);
  }

  /** The assistant answers again. */
  async handBack(tx: EntityManager, conversation: Conversation): Promise<void> {
    const name = conversation.handlerName ?? '';
    conversation.handler = 'ASSISTANT';
    conversation.handlerId = null;
    conversation.handlerName = null;
    conversation.waitingSince = null;
    const language = await findLanguage(tx, conversation.id);
    await this.#add(tx, conversation, [{ sender: 'SYSTEM', text: handedBackText(language, name) }]);
  }

  /**
   * What a person answers, and the job that mails it to a tenant who is away; the same client id again
   * is the same message, and nothing happens. Who did not answer so far takes over with it, and a chat that has
   * ended goes on.
   */
  async reply(
    tx: EntityManager,
    conversation: Conversation,
    { author, text, clientId, takingOver }: PersonReply,
  ): Promise<{ message: Message; isNew: boolean }> {
    const requestId = `reply:${clientId}`;
    const known = await tx.findOne(Message, { conversation, requestId });
    if (known) return { message: known, isNew: false };
    const isOver = conversation.status !== 'OPEN';
    if (isOver) {
      Object.assign(conversation, {
        status: 'OPEN',
        endedAt: null,
      } satisfies Partial<Conversation>);
    }
    conversation.waitingSince = null;
    const message = await this.#add(tx, conversation, [
      ...(takingOver ? [await handTo(tx, conversation, { author, ...takingOver })] : []),
      {
        ...{ sender: 'PERSON', text, requestId },
        ...{ authorId: author.id, authorName: author.name },
      },
    ]);
    await this.#jobs.enqueue(
      tx,
      replyMailJob,
      {
        ...{ conversationId: conversation.id, messageId: message.id },
        companyId: conversation.company.id,
      },
      // A tenant who has ended the chat does not come back to read it.
      { startAfterSeconds: isOver ? 0 : MAIL_AFTER_SECONDS },
    );
    return { message, isNew: true };
  }

  /** What the company lets its tenant know, such as what becomes of a case. */
  async inform(tx: EntityManager, conversation: Conversation, text: string): Promise<void> {
    await this.#add(tx, conversation, [{ sender: 'SYSTEM', text }]);
  }

  /** The last of the messages. All are announced together: a tenant who misses one of them reads it with the others. */
  async #add(
    tx: EntityManager,
    conversation: Conversation,
    said: [...Said[], Said],
  ): Promise<Message> {
    const messages = said.map((each) => {
      conversation.messageCount += 1;
      return tx.create(Message, {
        companyId: conversation.company.id,
        conversation,
        sequence: conversation.messageCount,
        revision: conversation.revision,
        ...each,
      });
    });
    this.#announcer.change(tx, conversation, {
      messages: messages.map((message) => ({ message })),
    });
    await tx.flush();
    const last = messages.at(-1);
    if (!last) throw new Error('Nothing was said.');
    return last;
  }
}

/** Makes a person the one who answers; what the tenant is told of it. */
async function handTo(
  tx: EntityManager,
  conversation: Conversation,
  { author, ...told }: { author: Author } & Omit<TakenOver, 'name'>,
): Promise<Said> {
  conversation.handler = 'PERSON';
  conversation.handlerId = author.id;
  conversation.handlerName = author.name;
  conversation.waitingSince = null;
  const language = await findLanguage(tx, conversation.id);
  return { sender: 'SYSTEM', text: takenOverText(language, { name: author.name, ...told }) };
}
