import { presentRefusal } from '../../../platform/graphql/index.js';
import type { WebhookDeliveryType } from './webhook-delivery.type.js';
import type { DeliveryView, WebhookView } from './webhook-view.js';
import type { WebhookType } from './webhook.type.js';

/** An endpoint for GraphQL. */
export const presentWebhook = (view: WebhookView): WebhookType => ({
  ...toFields(view),
  events: view.events,
  lastDeliveryStatus: view.lastDeliveryStatus,
});

/** A delivery for GraphQL. */
export const presentDelivery = (view: DeliveryView): WebhookDeliveryType => ({
  ...toDeliveryFields(view),
  status: view.status,
  payload: JSON.parse(view.payload) as unknown,
});

/** An endpoint for REST, where states are written small. */
export const toWebhookData = (view: WebhookView) => ({
  ...toFields(view),
  lastDeliveryStatus: view.lastDeliveryStatus?.toLowerCase() ?? null,
});

/** A delivery for REST, where states are written small. */
export const toDeliveryData = (view: DeliveryView) => ({
  ...toDeliveryFields(view),
  status: view.status.toLowerCase(),
});

const toFields = (view: WebhookView) => ({
  id: view.id,
  url: view.url,
  description: view.description,
  managingCompany:
    view.companyId === null ? null : { id: view.companyId, name: view.companyName ?? '' },
  events: view.events,
  isActive: view.isActive,
  disabledReason: view.disabledReason,
  disabledRefusal: presentRefusal(view.disabledRefusal, view.disabledReason),
  createdAt: view.createdAt,
  lastDeliveryAt: view.lastDeliveryAt,
  lastDeliveryStatus: view.lastDeliveryStatus,
  previousSecretValidUntil: view.previousSecretValidUntil,
});

const toDeliveryFields = (view: DeliveryView) => ({
  id: view.id,
  eventId: view.eventId,
  eventType: view.eventType,
  status: view.status,
  attempts: view.attempts,
  createdAt: view.createdAt,
  lastAttemptAt: view.lastAttemptAt,
  nextAttemptAt: view.nextAttemptAt,
  responseStatus: view.responseStatus,
  durationMs: view.durationMs,
  error: view.error,
  refusal: presentRefusal(view.refusal, view.error),
  payload: view.payload,
});
