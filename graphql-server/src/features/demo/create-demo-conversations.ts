import { randomUUID } from 'node:crypto';
import { renderSummaryData } from '../../platform/ai/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { CompanyUser } from '../company-users/index.js';
import {
  Conversation,
  Message,
  settle,
  takenOverText,
  UnansweredQuestion,
} from '../conversations/index.js';
import { EndUser, noteSignedIn } from '../end-users/index.js';
import {
  ConversationActivity,
  ConversationLabel,
  ConversationLabelUse,
  ConversationNote,
} from '../inbox/index.js';
import type { Company } from '../companies/index.js';
import {
  beginningOf,
  type DemoAnswer,
  type DemoConversation,
  type DemoConversations,
} from './demo-conversations.js';

/** From what was said before until a tenant, a person of the company, or the assistant says something. */
const AFTER_MS = { tenant: 2 * 60_000, person: 9 * 60_000, assistant: 40 };
/** From the beginning of an answer to its first words, and to the last ones. */
const FIRST_WORDS_MS = 240;
const ANSWER_MS = 900;

/** What a company of the demo has talked about belongs to. */
interface DemoPlace {
  company: Company;
  people: readonly EndUser[];
  staff: readonly CompanyUser[];
  labels: readonly ConversationLabel[];
  now: Date;
}

/**
 * Adds what the people of one company have talked about lately, as it would lie there had they written to the assistant.
 * No one is told of it: neither mails nor webhooks go out, and no figures of what answers cost are kept.
 */
export async function createDemoConversations(
  tx: EntityManager,
  company: Company,
  { key, demo, now }: { key: string; demo: DemoConversations; now: Date },
): Promise<void> {
  const people = await tx.find(EndUser, { managingCompany: company });
  const staff = await tx.find(CompanyUser, { managingCompany: company });
  const labels = demo.labels
    .filter((label) => label.company === key)
    .map(({ name, color }) => tx.create(ConversationLabel, { company, name, color }));
  const place = { company, people, staff, labels, now };
  const created = demo.conversations
    .filter(({ person }) => people.some(({ email }) => email === person))
    .map((each) => ({ demo: each, conversation: createConversation(tx, each, place) }));
  // What follows names them by their ids, of which the order of statements is not told.
  await tx.flush();
  for (const each of created) addWork(tx, each.conversation, { demo: each.demo, place });
  await tx.flush();
  for (const { conversation } of created) {
    await noteSignedIn(tx, conversation.endUser.id, conversation.startedAt);
  }
  const ended = created.filter(({ conversation }) => conversation.status === 'ENDED');
  await settle(tx, { id: { $in: ended.map(({ conversation }) => conversation.id) } });
}

const nameOf = ({ firstName, lastName }: CompanyUser) => `${firstName} ${lastName}`;

function colleague({ staff }: DemoPlace, email: string | undefined): CompanyUser | undefined {
  return staff.find((user) => user.email === email);
}

function createConversation(
  tx: EntityManager,
  demo: DemoConversation,
  place: DemoPlace,
): Conversation {
  const { company, people, now } = place;
  const endUser = people.find(({ email }) => email === demo.person);
  if (!endUser) throw new Error(`The demo has no ${demo.person}.`);
  const startedAt = beginningOf(demo, now);
  const handler = colleague(place, demo.handler);
  const conversation = tx.create(Conversation, {
    ...{ sessionId: randomUUID(), company, endUser, startedAt, lastActivityAt: startedAt },
    ...{ category: demo.category, urgency: demo.urgency },
    ...(demo.danger ? { danger: demo.danger } : {}),
    ...(handler ? handledBy(handler) : {}),
    assigneeId: (colleague(place, demo.assignee) ?? handler)?.id ?? null,
  });
  addMessages(tx, conversation, { demo, handler, place });
  if (demo.summary) {
    conversation.status = 'ENDED';
    conversation.endedAt = new Date(conversation.lastActivityAt.getTime() + AFTER_MS.tenant);
    conversation.summary = renderSummaryData({ ...demo.summary, facts: [] });
  }
  return conversation;
}

const handledBy = (handler: CompanyUser) => ({
  ...{ handler: 'PERSON' as const, handlerId: handler.id, handlerName: nameOf(handler) },
});

interface Talk {
  demo: DemoConversation;
  handler: CompanyUser | undefined;
  place: DemoPlace;
}

function addMessages(
  tx: EntityManager,
  conversation: Conversation,
  { demo, handler, place: { company } }: Talk,
): void {
  let question: Message | undefined;
  let at = conversation.startedAt.getTime();
  const add = (message: Pick<Message, 'sender' | 'text'> & Partial<Message>) => {
    conversation.messageCount += 1;
    conversation.revision += 1;
    conversation.lastActivityAt = new Date(at);
    const { messageCount: sequence, revision } = conversation;
    const place = { companyId: company.id, conversation, sequence, revision };
    return tx.create(Message, { ...place, createdAt: new Date(at), ...message });
  };
  for (const said of demo.messages) {
    if (conversation.messageCount > 0) at += AFTER_MS[said.from];
    if (said.from === 'tenant') {
      const { category } = demo;
      question = add({ sender: 'USER', text: said.text, requestId: randomUUID(), category });
      if (demo.isOpenQuestion && conversation.messageCount === 1) openQuestion(tx, question);
    } else if (said.from === 'assistant') {
      if (said.action === 'HAND_OVER') conversation.handOverRequestedAt = new Date(at);
      add({
        ...answerOf(said, demo, new Date(at)),
        ...(question ? { replyToId: question.id } : {}),
      });
    } else if (handler) {
      const told = { name: nameOf(handler), company: company.name };
      add({
        sender: 'SYSTEM',
        text: takenOverText('de', { ...told, officeHours: company.officeHours }),
      });
      const author = { authorId: handler.id, authorName: nameOf(handler) };
      add({ sender: 'PERSON', text: said.text, requestId: `reply:${randomUUID()}`, ...author });
    }
  }
  if (demo.asksForPerson && !handler) {
    conversation.waitingSince = conversation.handOverRequestedAt ?? null;
  }
  conversation.deliveredSequence = conversation.messageCount;
  conversation.mailedSequence = conversation.messageCount;
}

function openQuestion(tx: EntityManager, message: Message): void {
  const { conversation, createdAt } = message;
  const { company } = conversation;
  tx.create(UnansweredQuestion, { company, message, reason: 'NOT_FOUND', createdAt });
}

function answerOf(said: DemoAnswer, { category, urgency }: DemoConversation, at: Date) {
  const { text, action, source, rating } = said;
  const usage = { model: 'hausgeist-builtin', inputTokens: 0, outputTokens: 0 };
  const guidance = { action, urgency, language: 'de' as const, choices: [], calls: [] };
  return {
    ...{ sender: 'BOT' as const, text, category, attempt: 1 },
    sources: source ? [{ index: 1, title: source, passage: text.replace(/ \[1\].*/s, '') }] : [],
    guidance: { ...guidance, isFallback: false },
    usage: { ...usage, firstTokenMs: FIRST_WORDS_MS, durationMs: ANSWER_MS },
    ...(rating ? { rating: { ...rating, at: at.toISOString() } } : {}),
  };
}

/** What colleagues have done with it: labels, a note, and that one has taken over. */
function addWork(
  tx: EntityManager,
  { id: conversationId, lastActivityAt: createdAt }: Conversation,
  { demo, place }: Omit<Talk, 'handler'>,
): void {
  const ids = { companyId: place.company.id, conversationId };
  for (const { id: labelId, name } of place.labels) {
    if (demo.labels.includes(name)) tx.create(ConversationLabelUse, { ...ids, labelId });
  }
  const handler = colleague(place, demo.handler);
  if (handler) {
    const actor = { actorId: handler.id, actorName: nameOf(handler) };
    tx.create(ConversationActivity, { ...ids, ...actor, kind: 'TAKEN_OVER', createdAt });
  }
  const author = colleague(place, demo.note?.by);
  if (demo.note && author) {
    const { text } = demo.note;
    const by = { authorId: author.id, authorName: nameOf(author) };
    tx.create(ConversationNote, { ...ids, ...by, text, createdAt });
  }
}
