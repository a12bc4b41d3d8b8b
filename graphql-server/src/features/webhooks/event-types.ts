/** What endpoints can be told of, by its name on the wire, and what has happened then. */
export const WEBHOOK_EVENT_TEXTS = {
  'conversation.started': 'a first message was sent.',
  'message.answered': 'the assistant has answered a message.',
  'message.received':
    'a tenant or owner has written while a member of the company answers in person.',
  'conversation.emergency': 'a person may be in danger.',
  'conversation.hand_over_requested': 'a tenant or owner wants to speak to a person.',
  'conversation.assigned': 'a conversation was given to a member of the company, or to none.',
  'conversation.archived': 'a conversation was archived.',
  'conversation.taken_over': 'a member of the company answers in person from now on.',
  'conversation.replied': 'a member of the company has answered in person.',
  'conversation.ended': 'a conversation has ended and its summary is written.',
  'case.created': 'a case was made.',
  'case.changed': 'something about a case has become another.',
  'case.files_added': 'photos or other files were added to a case.',
  'end_user.created': 'a tenant or owner was registered.',
  'end_user.changed': 'details of one have become others.',
  'end_user.deleted': 'one was deleted.',
  'broadcast.sent': 'the mails of a message to many are all on their way.',
  'building.changed': 'the name or address of a building has become another.',
  'building.merged': 'a building was merged into another one.',
  'privacy.requested': 'a tenant or owner has asked for a copy of their data, or for its erasure.',
  'privacy.changed': 'such a request was decided, extended, done or has failed.',
  'prompt.processed': 'a prompt file was processed, or could not be.',
} as const;

export type WebhookEventName = keyof typeof WEBHOOK_EVENT_TEXTS;

export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_EVENT_TEXTS) as WebhookEventName[];

/** The event that only a person asks for, to try an endpoint. */
export const TEST_EVENT = 'webhook.test';
