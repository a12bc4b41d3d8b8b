import type { WebhookDeliveryRowFragment, WebhookRowFragment } from '../../../gql/graphql';

const SOON_MS = 2_000;
const LATER_MS = 30_000;
const LIST_MS = 5_000;

type Delivery = Pick<WebhookDeliveryRowFragment, 'status' | 'nextAttemptAt'>;

/**
 * After how many milliseconds to look again: often while an attempt is due, now and then while one
 * waits for its next, never when all is said.
 */
export function pollEvery(deliveries: readonly Delivery[], now = Date.now()): number {
  const pending = deliveries.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return 0;
  const isDue = pending.some(
    ({ nextAttemptAt }) => !nextAttemptAt || Date.parse(nextAttemptAt) - now < LATER_MS,
  );
  return isDue ? SOON_MS : LATER_MS;
}

type Webhook = Pick<WebhookRowFragment, 'isActive' | 'lastDeliveryStatus'>;

/**
 * After how many milliseconds to look at webhooks again: while a delivery is under way. Nothing is
 * sent to those that are switched off.
 */
export const pollWebhooksEvery = (webhooks: readonly Webhook[]): number =>
  webhooks.some(({ isActive, lastDeliveryStatus }) => isActive && lastDeliveryStatus === 'PENDING')
    ? LIST_MS
    : 0;
