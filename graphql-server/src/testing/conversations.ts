import { randomUUID } from 'node:crypto';
import { Company } from '../features/companies/index.js';
import { Conversation, Message, UnansweredQuestion } from '../features/conversations/index.js';
import { EndUser } from '../features/end-users/index.js';
import type { EntityManager } from '../platform/database/index.js';
import { createEndUser } from './factories.js';

type Guidance = NonNullable<Message['guidance']>;

interface Asked extends Partial<Pick<UnansweredQuestion, 'reason' | 'state' | 'createdAt'>> {
  text: string;
  category?: string;
  guidance?: Partial<Guidance>;
}

const GUIDANCE: Guidance = {
  action: 'NO_ANSWER',
  urgency: 'NORMAL',
  language: 'de',
  choices: [],
  calls: [],
  isFallback: false,
};

/** A conversation that a test needs: its messages, by whom, oldest first. */
interface ConversationPlan extends Partial<Omit<Conversation, 'company' | 'endUser'>> {
  endUser?: EndUser;
  messages?: (Partial<
    Pick<Message, 'sender' | 'category' | 'createdAt' | 'stoppedAt' | 'sources'>
  > & {
    text: string;
    guidance?: Partial<Guidance>;
  })[];
}

/** Stores a conversation with messages, as old as it says. */
export async function createConversation(
  em: EntityManager,
  company: Company,
  { endUser, messages = [{ text: 'Hallo' }], ...overrides }: ConversationPlan = {},
): Promise<Conversation> {
  const conversation = em.create(Conversation, {
    sessionId: randomUUID(),
    company: em.getReference(Company, company.id),
    endUser: endUser ? em.getReference(EndUser, endUser.id) : await createEndUser(em, company),
    messageCount: messages.length,
    ...overrides,
  });
  for (const [index, { guidance, ...message }] of messages.entries()) {
    em.create(Message, {
      companyId: company.id,
      conversation,
      sequence: index + 1,
      revision: 1,
      sender: 'USER',
      ...message,
      ...(guidance ? { guidance: { ...GUIDANCE, ...guidance } } : {}),
    });
  }
  await em.flush();
  return conversation;
}

/** Stores a question that a tenant of the company asked in vain, and the answer to it. */
export async function createUnanswered(
  em: EntityManager,
  company: Company,
  { text, category, guidance = {}, reason = 'NOT_FOUND', ...overrides }: Asked,
): Promise<{ id: string; conversationId: string }> {
  const conversation = em.create(Conversation, {
    sessionId: randomUUID(),
    company: em.getReference(Company, company.id),
    endUser: await createEndUser(em, company),
  });
  const common = { companyId: company.id, conversation, revision: 1 };
  const question = em.create(Message, {
    ...common,
    sequence: 1,
    sender: 'USER',
    text,
    ...(category ? { category } : {}),
  });
  em.create(Message, {
    ...common,
    sequence: 2,
    sender: 'BOT',
    text: 'Dazu weiß ich leider nichts.',
    replyToId: question.id,
    guidance: { ...GUIDANCE, ...guidance },
  });
  const unanswered = em.create(UnansweredQuestion, {
    company: em.getReference(Company, company.id),
    message: question,
    reason,
    ...overrides,
  });
  await em.flush();
  return { id: unanswered.id, conversationId: conversation.id };
}
