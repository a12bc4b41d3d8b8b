import type { EventPayload } from './event-payloads.js';
import type { WebhookEventName } from './event-types.js';

const at = (minute: number, second = 0) =>
  new Date(Date.UTC(2026, 10, 21, 15, minute, second)).toISOString();

const id = (number: number) => `01a1feae-1d1b-7a0d-b7b5-${String(number).padStart(12, '0')}`;

const ofConversation = { conversationId: id(1), endUserId: id(2) };

const ofCase: Omit<EventPayload<'case.created'>, 'createdAt'> = {
  ...ofConversation,
  caseId: id(3),
  number: 14,
  externalId: 'V-2026-0815',
  title: 'Heizkörper kalt',
  place: 'Lindenweg 4, 2. OG links',
  category: 'Heizung',
  urgency: 'HIGH',
  state: 'SCHEDULED',
  dueOn: '2026-11-30',
  assigneeId: id(4),
  isFromTenant: true,
  noticedOn: '2026-11-20',
  craftsmanName: 'Wärme & Wasser GmbH',
  appointmentAt: '2026-11-23T08:00:00.000Z',
  appointmentUntil: '2026-11-23T10:00:00.000Z',
  appointmentState: 'CONFIRMED',
};

const ofEndUser: EventPayload<'end_user.created'> = {
  endUserId: id(2),
  type: 'Tenant',
  firstName: 'Anna',
  lastName: 'Petersen',
  email: 'anna.petersen@post.example',
  phone: '040 555 0101',
  address: 'Lindenweg 4, 22305 Hamburg',
  apartmentNumber: '2. OG links',
  roomIndication: null,
  movesOutOn: null,
  externalId: 'K-10482',
  createdAt: at(0),
};

const ofBuilding: EventPayload<'building.changed'> = {
  buildingId: id(5),
  name: 'Lindenhof',
  street: 'Lindenweg 4',
  postcode: '22305',
  city: 'Hamburg',
  address: 'Lindenweg 4, 22305 Hamburg',
  externalId: 'WE-0042',
};

const ofRequest: Omit<EventPayload<'privacy.requested'>, 'state'> = {
  requestId: id(6),
  endUserId: id(2),
  kind: 'EXPORT',
  isAskedByPerson: true,
  requestedAt: at(0),
  dueAt: '2026-12-21T15:00:00.000Z',
};

/** How the `data` of each event looks. */
export const EVENT_EXAMPLES: { [Type in WebhookEventName]: EventPayload<Type> } = {
  'conversation.started': { ...ofConversation, startedAt: at(3) },
  'message.answered': {
    ...ofConversation,
    messageId: id(7),
    answerId: id(8),
    question: 'Meine Heizung ist kalt.',
    answer: 'Bitte drehen Sie zuerst das Thermostat ganz auf … [1]',
    category: 'Heizung',
    sources: [{ index: 1, title: 'Heizkörper bleibt kalt' }],
    action: 'ANSWER',
    urgency: 'HIGH',
    answeredAt: at(3, 4),
  },
  'message.received': {
    ...ofConversation,
    messageId: id(10),
    text: 'Danke, ich bin bis 18 Uhr zu Hause.',
    receivedAt: at(9),
  },
  'conversation.emergency': {
    ...ofConversation,
    messageId: id(7),
    danger: 'GAS',
    reportedAt: at(4),
  },
  'conversation.hand_over_requested': {
    ...ofConversation,
    messageId: id(7),
    requestedAt: at(5),
  },
  'conversation.assigned': {
    ...ofConversation,
    assigneeId: id(4),
    assigneeName: 'Katrin Lindemann',
    assignedAt: at(6),
  },
  'conversation.archived': { ...ofConversation, archivedAt: at(30) },
  'conversation.taken_over': {
    ...ofConversation,
    handlerId: id(4),
    handlerName: 'Katrin Lindemann',
    takenOverAt: at(7),
  },
  'conversation.replied': {
    ...ofConversation,
    messageId: id(9),
    text: 'Guten Tag, wir schicken heute noch jemanden.',
    authorId: id(4),
    authorName: 'Katrin Lindemann',
    repliedAt: at(8),
  },
  'conversation.ended': {
    ...ofConversation,
    reference: 'D92A-B0F1',
    startedAt: at(3),
    endedAt: at(17),
    messageCount: 6,
    summary: '**Anliegen:** Alle Heizkörper der Wohnung sind kalt. …',
  },
  'case.created': { ...ofCase, createdAt: at(10) },
  'case.changed': {
    ...ofCase,
    changed: ['state', 'appointmentAt'],
    changedBy: 'company',
    changedAt: at(20),
  },
  'case.files_added': {
    ...ofCase,
    files: ['heizung.jpg'],
    addedBy: 'tenant',
    addedAt: at(21),
  },
  'end_user.created': ofEndUser,
  'end_user.changed': { ...ofEndUser, changed: ['phone'] },
  'end_user.deleted': { endUserId: id(2), deletedAt: at(21) },
  'broadcast.sent': {
    broadcastId: id(10),
    kind: 'information',
    subject: 'Hofdienst im Dezember',
    recipientCount: 48,
    unsubscribedCount: 2,
    unprovenCount: 0,
    startedAt: at(22),
    sentAt: at(23),
  },
  'building.changed': ofBuilding,
  'building.merged': { ...ofBuilding, mergedBuildingId: id(11) },
  'privacy.requested': { ...ofRequest, state: 'REQUESTED' },
  'privacy.changed': { ...ofRequest, state: 'DONE', finishedAt: at(25) },
  'prompt.processed': {
    promptFileId: id(12),
    fileName: 'lindenhof.prompt.md',
    version: 3,
    uploadedAt: at(26),
    status: 'processed',
    useCaseCount: 65,
    error: null,
    reason: null,
  },
};

/** The whole body of an event. */
export const exampleBody = (type: string, data: object) => ({
  id: id(0),
  type,
  createdAt: at(30),
  companyId: id(13),
  data,
});
