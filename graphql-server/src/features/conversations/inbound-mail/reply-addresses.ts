import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify, validate } from 'uuid';

/** Hexadecimal digits of the seal: 64 bits, so that no one guesses an address that is taken. */
const SEAL_LENGTH = 16;
const ID_LENGTH = 32;

/**
 * The addresses that answers to mails go to: `mailbox+<conversation><seal>@host`. Whoever has got the
 * mail knows it, and no one else can make one. Lower case only, as mail servers may change the case.
 */
export class ReplyAddresses {
  readonly #key: Buffer;
  readonly #mailbox: string;
  readonly #host: string;

  constructor(key: Buffer, address: string) {
    this.#key = key;
    const at = address.lastIndexOf('@');
    this.#mailbox = address.slice(0, at).toLowerCase();
    this.#host = address.slice(at + 1).toLowerCase();
  }

  /** The address that leads into a conversation. */
  of(conversationId: string): string {
    const id = Buffer.from(parse(conversationId)).toString('hex');
    return `${this.#mailbox}+${id}${this.#seal(id)}@${this.#host}`;
  }

  /** The conversation that an address leads into, if it was made here. */
  conversationOf(address: string): string | undefined {
    const folded = address.trim().toLowerCase();
    const [prefix, suffix] = [`${this.#mailbox}+`, `@${this.#host}`];
    if (!folded.startsWith(prefix) || !folded.endsWith(suffix)) return undefined;
    const code = folded.slice(prefix.length, -suffix.length);
    if (!/^[\da-f]+$/.test(code) || code.length !== ID_LENGTH + SEAL_LENGTH) return undefined;
    const id = code.slice(0, ID_LENGTH);
    const given = Buffer.from(code.slice(ID_LENGTH));
    if (!timingSafeEqual(given, Buffer.from(this.#seal(id)))) return undefined;
    const found = stringify(Buffer.from(id, 'hex'));
    return validate(found) ? found : undefined;
  }

  #seal(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('hex').slice(0, SEAL_LENGTH);
  }
}
