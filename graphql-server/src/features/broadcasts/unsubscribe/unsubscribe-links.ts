import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID_BYTES = 16;
const PROOF_BYTES = 16;

/** Links by which a person says, without signing in, that they want no more information by mail. */
export class UnsubscribeLinks {
  readonly #key: Buffer;
  readonly #publicUrl: string;

  constructor(key: Buffer, publicUrl: string) {
    this.#key = key;
    this.#publicUrl = publicUrl;
  }

  /** The link of one person; it never ends, as mails are kept for years. */
  urlFor(endUserId: string): string {
    const id = Buffer.from(endUserId.replaceAll('-', ''), 'hex');
    const token = Buffer.concat([id, this.#proof(id)]).toString('base64url');
    return new URL(`/unsubscribe/${token}`, this.#publicUrl).toString();
  }

  /** Whose link it is; undefined where we have not made it. */
  read(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== UUID_BYTES + PROOF_BYTES) return undefined;
    const id = bytes.subarray(0, UUID_BYTES);
    if (!timingSafeEqual(bytes.subarray(UUID_BYTES), this.#proof(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  #proof(id: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(id).digest().subarray(0, PROOF_BYTES);
  }
}
