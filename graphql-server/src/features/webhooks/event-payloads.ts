import { END_USER_FIELDS, type EndUserField } from '@hausgeist/schema';
import { z } from 'zod';
import type { WebhookEventName } from './event-types.js';

// What each event holds. Publishers are held to it by its types, the documentation is made of it,
// and the tests hold what receivers get against it.

const time = z.iso.datetime();
const text = z.string();
const id = z.uuid();

const ofConversation = {
  conversationId: id.describe('The conversation.'),
  endUserId: id.describe('Whose conversation it is.'),
};

const ofCase = {
  caseId: id.describe('The case.'),
  number: z.int().describe('What people call it: 1, 2, 3 … at each company.'),
  externalId: text
    .nullable()
    .describe("What the company's other system calls it; null if nothing was said."),
  title: text.describe('What it is about.'),
  place: text.describe('Address and flat as text; may be empty.'),
  category: text.nullable().describe('Category in German, e.g. `Heizung`; null for none.'),
  urgency: z.enum(['NORMAL', 'HIGH', 'EMERGENCY']).describe('How urgent it is.'),
  state: z
    .enum(['OPEN', 'REOPENED', 'SCHEDULED', 'IN_PROGRESS', 'DONE', 'CLOSED'])
    .describe('What has become of it.'),
  dueOn: text
    .nullable()
    .describe('The day by which it is to be done, as `2026-11-30`; null for none.'),
  assigneeId: id.nullable().describe('Id of the member who looks after it; null for none.'),
  endUserId: id.nullable().describe('The tenant or owner concerned; null for none.'),
  conversationId: id.nullable().describe('The conversation that it was made from; null for none.'),
  isFromTenant: z.boolean().describe('Whether its tenant has reported it in the chat.'),
  noticedOn: text
    .nullable()
    .describe(
      'The day on which the damage was seen first, as `2026-11-30`; null if that was not said.',
    ),
  craftsmanName: text.nullable().describe('Name of the craftsman or firm; null for none.'),
  appointmentAt: time.nullable().describe('When the appointment is; null where there is none.'),
  appointmentUntil: time
    .nullable()
    .describe('Until when it may begin; null where the appointment is one moment.'),
  appointmentState: z
    .enum(['PROPOSED_BY_COMPANY', 'PROPOSED_BY_CRAFTSMAN', 'CONFIRMED'])
    .nullable()
    .describe('Whether both sides have agreed to it; null where there is none.'),
};

const side = z.enum(['company', 'craftsman', 'tenant']).describe('Who has done it.');

type DetailsOfEndUser = {
  [Name in EndUserField]: (typeof END_USER_FIELDS)[Name] extends { isOptional: true }
    ? z.ZodNullable<z.ZodString>
    : z.ZodString;
};

/** What is known of a person, from the list that all take it from. */
const detailsOfEndUser = Object.fromEntries(
  Object.entries(END_USER_FIELDS).map(([name, field]) => [
    name,
    'isOptional' in field ? text.nullable() : text,
  ]),
) as DetailsOfEndUser;

const ofEndUser = {
  endUserId: id.describe('The person.'),
  ...detailsOfEndUser,
  type: z.enum(['Tenant', 'Owner']),
  createdAt: time.describe('When they were registered.'),
};

const ofBuilding = {
  buildingId: id.describe('The building.'),
  name: text.nullable().describe('What the company calls it; null if it has none.'),
  street: text.describe('Street and number.'),
  postcode: text.nullable().describe('Postcode; null if it is not known.'),
  city: text.nullable().describe('City; null if it is not known.'),
  address: text.describe('Street, postcode and city in one line, as its people have it.'),
  externalId: text
    .nullable()
    .describe("What the company's other system calls it; null if nothing was said."),
};

const ofRequest = {
  requestId: id.describe('The request.'),
  endUserId: id.describe('The person.'),
  kind: z
    .enum(['EXPORT', 'ERASURE'])
    .describe('`EXPORT` for a copy of their data, `ERASURE` for its erasure.'),
  state: z
    .enum(['REQUESTED', 'RUNNING', 'DONE', 'FAILED', 'REFUSED'])
    .describe('How far it has come.'),
  isAskedByPerson: z.boolean().describe('`false` where the company has begun it.'),
  requestedAt: time.describe('When it was asked for.'),
  dueAt: time.describe('By when it has to be done.'),
};

/** The `data` of each event. Never numbers that let people in, never files. */
export const EVENT_PAYLOADS = {
  'conversation.started': z.object({
    ...ofConversation,
    startedAt: time.describe('When its first message came.'),
  }),
  'message.answered': z.object({
    ...ofConversation,
    messageId: id.nullable().describe('The message that was answered; null if that is not known.'),
    answerId: id.describe('The answer.'),
    question: text.describe('The message as it was typed; empty if only files were sent.'),
    answer: text.describe('The answer, in Markdown.'),
    category: text.nullable().describe('Such as `Heizung`; null if the assistant cannot tell.'),
    sources: z
      .array(
        z.object({
          index: z.int().describe('As cited in the text.'),
          title: text.describe('Title of the use case.'),
        }),
      )
      .describe('Use cases that the answer rests on.'),
    action: z
      .enum(['ANSWER', 'ASK_BACK', 'NO_ANSWER', 'HAND_OVER', 'EMERGENCY', 'SMALL_TALK'])
      .nullable()
      .describe('What kind of answer it is; null if that is not known.'),
    urgency: z
      .enum(['NORMAL', 'HIGH', 'EMERGENCY'])
      .describe('`HIGH` is today, `EMERGENCY` at once.'),
    answeredAt: time.describe('When the answer was complete.'),
  }),
  'message.received': z.object({
    ...ofConversation,
    messageId: id.describe('The message.'),
    text: text.describe('The message as it was typed; empty if only files were sent.'),
    receivedAt: time.describe('When it came.'),
  }),
  'conversation.emergency': z.object({
    ...ofConversation,
    messageId: id.describe('The message that told of it.'),
    danger: z
      .enum([
        ...([
          'GAS',
          'FIRE',
          'CARBON_MONOXIDE',
          'WATER',
          'ELECTRICITY',
          'LIFT',
          'COLLAPSE',
        ] as const),
        ...(['MEDICAL', 'VIOLENCE', 'MISSING', 'BURGLARY', 'SUICIDE', 'FROST', 'OTHER'] as const),
      ])
      .describe('The kind of danger.'),
    reportedAt: time.describe('When it was told.'),
  }),
  'conversation.hand_over_requested': z.object({
    ...ofConversation,
    messageId: id.describe('The message that asked for it.'),
    requestedAt: time.describe('When it was asked for.'),
  }),
  'conversation.assigned': z.object({
    ...ofConversation,
    assigneeId: id.nullable().describe('Who looks after it now; null for none.'),
    assigneeName: text.nullable().describe('What they are called; null for none.'),
    assignedAt: time.describe('When it was assigned.'),
  }),
  'conversation.archived': z.object({
    ...ofConversation,
    archivedAt: time.describe('When it was archived.'),
  }),
  'conversation.taken_over': z.object({
    ...ofConversation,
    handlerId: id.describe('Who has taken over.'),
    handlerName: text.describe('What they are called.'),
    takenOverAt: time.describe('When they took over.'),
  }),
  'conversation.replied': z.object({
    ...ofConversation,
    messageId: id.describe('The answer.'),
    text: text.describe('What was answered.'),
    authorId: id.describe('Who wrote it.'),
    authorName: text.describe('What they are called.'),
    repliedAt: time.describe('When it was sent.'),
  }),
  'conversation.ended': z.object({
    ...ofConversation,
    reference: text.describe('Number for people, as in the mails and the PDF.'),
    startedAt: time.describe('When its first message came.'),
    endedAt: time.nullable().describe('When it was ended.'),
    messageCount: z.int().describe('Messages and answers together.'),
    summary: text.describe('Summary of the conversation, in Markdown.'),
  }),
  'case.created': z.object({ ...ofCase, createdAt: time.describe('When it was made.') }),
  'case.changed': z.object({
    ...ofCase,
    changed: z.array(text).describe('Names of the fields that have other values.'),
    changedBy: side,
    changedAt: time.describe('When it was changed.'),
  }),
  'case.files_added': z.object({
    ...ofCase,
    files: z.array(text).describe('What they are called.'),
    addedBy: side,
    addedAt: time.describe('When they came.'),
  }),
  'end_user.created': z.object(ofEndUser).meta({ fieldsOf: 'EndUser' }),
  'end_user.changed': z
    .object({
      ...ofEndUser,
      changed: z.array(text).describe('Names of the details that are new.'),
    })
    .meta({ fieldsOf: 'EndUser' }),
  'end_user.deleted': z.object({
    endUserId: id.describe('The person, of whom nothing is left here.'),
    deletedAt: time.describe('When they were deleted.'),
  }),
  'broadcast.sent': z.object({
    broadcastId: id.describe('The broadcast.'),
    kind: z.enum(['contractual', 'information']).describe('What it is about.'),
    subject: text.describe('With its placeholders.'),
    recipientCount: z.int().describe('People who get it.'),
    unsubscribedCount: z.int().describe('People who want no information by mail.'),
    unprovenCount: z.int().describe('People who have not signed in with their new address yet.'),
    startedAt: time.nullable().describe('When the first mail was put into the outbox.'),
    sentAt: time.describe('When the last mail was.'),
  }),
  'building.changed': z.object(ofBuilding),
  'building.merged': z.object({
    ...ofBuilding,
    mergedBuildingId: id.describe('The building that was deleted.'),
  }),
  'privacy.requested': z.object(ofRequest),
  'privacy.changed': z.object({
    ...ofRequest,
    finishedAt: time.nullable().describe('When it was done or refused.'),
  }),
  'prompt.processed': z.object({
    promptFileId: id.describe('The file.'),
    fileName: text.describe('What it is called.'),
    version: z.int().describe('1, 2, 3 … at each company.'),
    uploadedAt: time.describe('When it was uploaded.'),
    status: z
      .enum(['processed', 'failed'])
      .describe('`failed`: questions are answered from the file before.'),
    useCaseCount: z.int().nullable().describe('Use cases that were found; null if it failed.'),
    error: text.nullable().describe('Why it failed, for people; null if it did not.'),
    reason: text.nullable().describe('The same for programs; null if it did not.'),
  }),
} satisfies Record<WebhookEventName, z.ZodObject>;

/** The `data` of an event of this type. */
export type EventPayload<Type extends WebhookEventName> = z.output<(typeof EVENT_PAYLOADS)[Type]>;

/** The whole body of an event. */
export const eventBody = (type: string, data: z.ZodType) =>
  z
    .object({
      id: id.describe('Id of the event, as in `webhook-id`.'),
      type: z.literal(type).describe('What has happened.'),
      createdAt: time.describe('When it happened.'),
      companyId: id.nullable().describe('The company it happened at; null for none.'),
      data: data.describe('What the event is about.'),
    })
    .meta({
      id: `${type.replaceAll(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`,
    });
