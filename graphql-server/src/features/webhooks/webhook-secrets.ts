import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../platform/secrets/index.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Makes the secrets of endpoints, and keeps them encrypted: they have to be read for signing. */
export class WebhookSecrets {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** A secret of 256 random bits, as it is told and as it is stored. */
  create(webhookId: string): { secret: string; sealed: string } {
    const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    return { secret, sealed: seal(this.#key, webhookId, secret) };
  }

  /**
   * The value of `webhook-signature`: one signature with each secret, newest first. Undefined if one
   * of them cannot be decrypted.
   */
  sign(
    webhookId: string,
    sealed: readonly string[],
    message: { id: string; timestamp: number; body: string },
  ): string | undefined {
    const content = `${message.id}.${message.timestamp}.${message.body}`;
    const secrets = this.#open(webhookId, sealed);
    return secrets
      ?.map((secret) => createHmac('sha256', Buffer.from(secret, 'base64')).update(content))
      .map((hmac) => `v1,${hmac.digest('base64')}`)
      .join(' ');
  }

  #open(webhookId: string, sealed: readonly string[]): string[] | undefined {
    try {
      return sealed.map((one) => unseal(this.#key, webhookId, one).slice(PREFIX.length));
    } catch {
      return undefined;
    }
  }
}
