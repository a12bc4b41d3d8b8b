import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where links of broadcasts lead. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

const UUID_BYTES = 16;
const PROOF_BYTES = 16;

/** Links by which a person says, without signing in, that they want no more mails of a kind. */
export class UnsubscribeLinks {
  readonly #key: Buffer;
  readonly #base: string;

  /** The key is that of one kind of mails; `path` is where its links lead. */
  constructor(key: Buffer, publicUrl: string, path = UNSUBSCRIBE_PATH) {
    this.#key = key;
    this.#base = new URL(`${path}/`, publicUrl).toString();
  }

  /** The link of one person; it never ends, as mails are kept for years. */
  urlFor(personId: string): string {
    const id = Buffer.from(personId.replaceAll('-', ''), 'hex');
    const token = Buffer.concat([id, this.#proof(id)]).toString('base64url');
    return new URL(token, this.#base).toString();
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
