import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from './gql/webhook-events.js';

type Headers = Record<string, string | string[] | undefined> | globalThis.Headers;

function plain(headers: Headers): Record<string, string> {
  const entries = headers instanceof globalThis.Headers ? headers : Object.entries(headers);
  return Object.fromEntries(
    [...entries].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Checks the signature and the age of a webhook, and gives its event; throws if either is wrong.
 * @param secret as it was shown, with its prefix `whsec_`
 * @param body exactly as it came, before anything read it as JSON
 */
export function verifyWebhook(secret: string, body: string, headers: Headers): WebhookEvent {
  return new Webhook(secret).verify(body, plain(headers)) as WebhookEvent;
}
