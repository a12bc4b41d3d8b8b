import type { ToldRefusal } from '../../../platform/errors/index.js';
import type { WebhookEventName } from '../event-types.js';
import type { DeliveryStatus } from '../webhook-delivery.entity.js';

/** An endpoint as those who manage it see it; its secrets are not part of it. */
export interface WebhookView {
  id: string;
  url: string;
  description: string;
  companyId: string | null;
  companyName: string | null;
  events: WebhookEventName[];
  isActive: boolean;
  disabledReason: string | null;
  disabledRefusal: ToldRefusal | null;
  createdAt: Date;
  lastDeliveryAt: Date | null;
  lastDeliveryStatus: DeliveryStatus | null;
  previousSecretValidUntil: Date | null;
}

/** A delivery as those who manage its endpoint see it. */
export interface DeliveryView {
  id: string;
  eventId: string;
  eventType: string;
  status: DeliveryStatus;
  attempts: number;
  createdAt: Date;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date | null;
  responseStatus: number | null;
  durationMs: number | null;
  error: string | null;
  refusal: ToldRefusal | null;
  payload: string;
}
