import { isLanguage, type Language } from '@hausgeist/schema';
import { isNoise, isResolved, type SummaryCase } from '../../platform/ai/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { Attachment } from '../attachments/index.js';
import { readableText } from './chat-texts.js';
import { Conversation } from './conversation.entity.js';
import { findMessageViews } from './conversation.repository.js';
import type { MessageView } from './conversation-views.js';
import { dangerName } from '../notifications/index.js';
import {
  type ConversationSummary,
  conversationReference,
  type SummaryMessage,
} from './summary/summary-data.js';

/** The messages as they are stored, and the company's id, for the assistant. */
export interface LoadedSummary extends ConversationSummary {
  company: ConversationSummary['company'] & { id: string; slug: string };
  views: MessageView[];
  /** What the company has made of it. */
  cases: SummaryCase[];
}

/** Most messages that a summary looks at; far beyond any real chat. */
const MAX_MESSAGES = 2_000;

/** Categories that say nothing about the person's concern. */
const UNSPECIFIC = new Set(['Allgemeines', 'Notfall']);

/** Reads everything that the PDF and the mails tell about a conversation. */
export async function loadSummary(
  em: EntityManager,
  conversationId: string,
): Promise<LoadedSummary> {
  const conversation = await em.findOneOrFail(
    Conversation,
    { id: conversationId },
    { populate: ['company', 'endUser'] },
  );
  const { company, endUser } = conversation;
  const messages = await findMessageViews(em, conversationId, { limit: MAX_MESSAGES });
  const views = messages.filter((message) => message.status !== 'GENERATING');
  const cases = await findCases(em, conversation);
  const isSettled = isSettledBy(cases, views);
  return {
    company: {
      id: company.id,
      name: company.name,
      slug: company.slug,
      address: company.address,
      phone: company.phone,
      email: company.email,
      recordsEmail: company.recordsEmail,
      brandColor: company.brandColor ?? null,
      logoKey: company.logoKey ?? null,
    },
    endUser: {
      type: endUser.type,
      firstName: endUser.firstName,
      lastName: endUser.lastName,
      email: endUser.email,
      isEmailUnproven: endUser.isEmailUnproven,
      phone: endUser.phone,
      address: endUser.address,
      apartmentNumber: endUser.apartmentNumber,
      roomIndication: endUser.roomIndication ?? undefined,
    },
    reference: conversationReference(conversation.id),
    startedAt: conversation.startedAt,
    endedAt: conversation.endedAt ?? conversation.startedAt,
    summary: conversation.summary ?? '',
    urgency: isSettled ? 'NORMAL' : conversation.urgency,
    danger: isSettled ? undefined : dangerName(conversation.danger),
    wantsPerson: isWaitingForPerson(conversation, views),
    topic: topicOf(views),
    aiNotice: conversation.aiNotice ?? undefined,
    language: languageOf(views),
    messages: views.map((view) => toSummaryMessage(view)),
    views,
    cases,
  };
}

/** The cases that were made from a conversation, the first one first. */
async function findCases(em: EntityManager, { id, company }: Conversation): Promise<SummaryCase[]> {
  const rows = await em.execute<(Omit<SummaryCase, 'changedAt'> & { changedAt: string })[]>(
    `select number, title, coalesce(category, '') as category,
            state in ('DONE', 'CLOSED') as "isOver", updated_at as "changedAt"
       from service_case where company_id = ? and conversation_id = ? order by number`,
    [company.id, id],
  );
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}

/** Whether all that was made of it is done, and nothing but thanks was said since. */
function isSettledBy(cases: readonly SummaryCase[], views: readonly MessageView[]): boolean {
  if (cases.length === 0 || cases.some(({ isOver }) => !isOver)) return false;
  const since = Math.max(...cases.map(({ changedAt }) => changedAt.getTime()));
  return views
    .filter(({ sender, createdAt }) => sender === 'USER' && new Date(createdAt).getTime() > since)
    .every(({ text }) => isNoise(text) || isResolved(text));
}

/** Whether a person was asked for, and no person has written since. */
const isWaitingForPerson = (
  { handOverRequestedAt: asked }: Conversation,
  views: readonly MessageView[],
): boolean =>
  Boolean(asked) &&
  !views.some(({ sender, createdAt }) => sender === 'PERSON' && new Date(createdAt) > (asked ?? 0));

/** What is kept of a conversation's files, by their ids. */
export type FilesById = Map<
  string,
  { file: Attachment; link: string; thumbnail: Buffer | undefined }
>;

/** The messages with what the file store and the thumbnails have of their files. */
export const withFiles = (
  views: readonly MessageView[],
  files: Readonly<FilesById>,
): SummaryMessage[] =>
  views.map((view) => ({
    ...toSummaryMessage(view),
    attachments: view.attachments.map((attachment) => {
      const found = files.get(attachment.id);
      return {
        ...attachment,
        storageKey: found?.file.storageKey,
        link: found?.link,
        thumbnail: found?.thumbnail,
      };
    }),
  }));

const SENDERS = { USER: 'user', BOT: 'bot', PERSON: 'person', SYSTEM: 'system' } as const;

function toSummaryMessage(message: MessageView): SummaryMessage {
  const { sender, text, createdAt, isError, isStopped, attachments, sources } = message;
  return {
    sender: SENDERS[sender],
    author: message.authorName ?? undefined,
    text: readableText(text),
    createdAt: new Date(createdAt),
    isError,
    isStopped,
    attachments,
    sources,
  };
}

/** The use case that answers rest on most, else what most questions are about. */
function topicOf(views: readonly MessageView[]): string | undefined {
  const titles = views
    .filter(({ guidance }) => !guidance || ['ANSWER', 'EMERGENCY'].includes(guidance.action))
    .flatMap(({ sources }) => sources.slice(0, 1).map(({ title }) => title));
  const categories = views.flatMap(({ category }) =>
    category && !UNSPECIFIC.has(category) ? [category] : [],
  );
  return mostFrequent(titles) ?? mostFrequent(categories);
}

/** The first of those that come most often. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** The language of most answers; a single foreign word does not change it. */
function languageOf(views: readonly MessageView[]): Language {
  const languages = views.flatMap(({ guidance }) => (guidance ? [guidance.language] : []));
  const found = mostFrequent(languages) ?? 'de';
  return isLanguage(found) ? found : 'de';
}
