import type { EntityManager } from '../../platform/database/index.js';
import type { EventPayload } from './event-payloads.js';
import type { WebhookEventName } from './event-types.js';

/** The data of an event; a function is called only when an endpoint subscribes to the event. */
export type EventData = Readonly<Record<string, unknown>>;

/** Something that happened at a company and that its systems may want to know. */
export type NewWebhookEvent = {
  [Type in WebhookEventName]: {
    type: Type;
    data: EventPayload<Type> | (() => Promise<EventPayload<Type>>);
  };
}[WebhookEventName];

/**
 * The way out for events. They are kept in the transaction of what they are about: each is sent at
 * least once if that commits, and never if it does not.
 */
export interface EventPublisher {
  publish(tx: EntityManager, companyId: string, events: readonly NewWebhookEvent[]): Promise<void>;
}
