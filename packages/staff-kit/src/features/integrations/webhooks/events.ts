import type { WebhookEventType } from '../../../gql/graphql';

/** Every event, with its name on the wire. */
export const EVENTS = [
  { type: 'CONVERSATION_STARTED', name: 'conversation.started' },
  { type: 'MESSAGE_ANSWERED', name: 'message.answered' },
  { type: 'MESSAGE_RECEIVED', name: 'message.received' },
  { type: 'CONVERSATION_EMERGENCY', name: 'conversation.emergency' },
  { type: 'CONVERSATION_HAND_OVER_REQUESTED', name: 'conversation.hand_over_requested' },
  { type: 'CONVERSATION_ASSIGNED', name: 'conversation.assigned' },
  { type: 'CONVERSATION_ARCHIVED', name: 'conversation.archived' },
  { type: 'CONVERSATION_TAKEN_OVER', name: 'conversation.taken_over' },
  { type: 'CONVERSATION_REPLIED', name: 'conversation.replied' },
  { type: 'CONVERSATION_ENDED', name: 'conversation.ended' },
  { type: 'CASE_CREATED', name: 'case.created' },
  { type: 'CASE_CHANGED', name: 'case.changed' },
  { type: 'CASE_FILES_ADDED', name: 'case.files_added' },
  { type: 'END_USER_CREATED', name: 'end_user.created' },
  { type: 'END_USER_CHANGED', name: 'end_user.changed' },
  { type: 'END_USER_DELETED', name: 'end_user.deleted' },
  { type: 'BROADCAST_SENT', name: 'broadcast.sent' },
  { type: 'BUILDING_CHANGED', name: 'building.changed' },
  { type: 'BUILDING_MERGED', name: 'building.merged' },
  { type: 'PRIVACY_REQUESTED', name: 'privacy.requested' },
  { type: 'PRIVACY_CHANGED', name: 'privacy.changed' },
  { type: 'PROMPT_PROCESSED', name: 'prompt.processed' },
] as const satisfies readonly { type: WebhookEventType; name: string }[];

/** The name of an event as receivers know it. */
export const eventName = (type: WebhookEventType): string =>
  EVENTS.find((event) => event.type === type)?.name ?? type;
