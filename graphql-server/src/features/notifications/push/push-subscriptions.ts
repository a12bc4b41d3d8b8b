import { createHash } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../../../platform/secrets/index.js';

/** What a browser tells of itself, so that it can be reached and nothing but it can read. */
const subscriptionSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type PushSubscription = z.output<typeof subscriptionSchema>;

/** Keeps subscriptions encrypted: with one, anything could be put on a person's screen. */
export class PushSubscriptions {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  close(deviceId: string, subscription: PushSubscription): string {
    return seal(this.#key, deviceId, JSON.stringify(subscription));
  }

  /** Undefined where the secret is not the one that it was stored with. */
  open(deviceId: string, sealed: string): PushSubscription | undefined {
    try {
      return subscriptionSchema.parse(JSON.parse(unseal(this.#key, deviceId, sealed)));
    } catch {
      return undefined;
    }
  }
}

/** Tells one endpoint from another without keeping it. */
export const endpointHash = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');
