/** What endpoints can be told of, as it is called on the wire. */
export const WEBHOOK_EVENTS = [
  'conversation.started',
  'message.answered',
  'conversation.emergency',
  'conversation.hand_over_requested',
  'conversation.ended',
  'end_user.created',
  'end_user.changed',
  'prompt.processed',
] as const;

export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];

/** The event that only a person asks for, to try an endpoint. */
export const TEST_EVENT = 'webhook.test';
