import type { ImapFlow } from 'imapflow';
import { isLocalHost } from '../../env.js';
import type { MailboxAddress } from '../../mailbox-address.js';

/** Where mails go that were taken. */
export const TAKEN_FOLDER = 'Hausgeist';

/** What mails carry that were looked at and left. */
export const LEFT_KEYWORD = 'HausgeistLeft';

/** Patience with a mailbox, in milliseconds; the last is the longest silence. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Bytes that a server may announce at once, and in one answer; mails that are read are far smaller. */
const LIMITS = { maxLiteralSize: 64 * 1024 * 1024, maxResponseSize: 80 * 1024 * 1024 };

const SEEN = String.raw`\Seen`;

/** A mail that is unread. */
export interface WaitingMail {
  /** Its number in the mailbox. */
  uid: number;
  bytes: number;
  arrivedAt: Date;
}

/** A mailbox that cannot be read now; its message is fit for the log and names no credentials. */
export class MailboxError extends Error {}

/**
 * A mailbox on a server, over IMAP. `imaps:` is encrypted from the start; `imap:` goes on over STARTTLS,
 * and without it only where the server is this machine.
 */
export class ImapMailbox {
  readonly #client: ImapFlow;
  readonly #mailbox: string;

  private constructor(client: ImapFlow, mailbox: string) {
    this.#client = client;
    this.#mailbox = mailbox;
  }

  /** Signs in; everything ends when the signal says so. */
  static async open(
    address: MailboxAddress,
    signal: AbortSignal,
    { mayBePlain = isLocalHost(address.host) }: { mayBePlain?: boolean } = {},
  ): Promise<ImapMailbox> {
    const { host, port, tls, username, password, mailbox } = address;
    const { ImapFlow: Client } = await import('imapflow');
    const client = new Client({
      ...{ host, port, secure: tls, ...TIMEOUTS, ...LIMITS },
      ...(tls || mayBePlain ? {} : { doSTARTTLS: true }),
      auth: { user: username, pass: password },
      // Its lines hold what goes over the wire.
      logger: false,
      disableAutoIdle: true,
      disableCompression: true,
      clientInfo: { name: 'Hausgeist' },
    });
    // Told by the command that fails of it; without a listener it would end the process.
    client.on('error', () => undefined);
    signal.addEventListener('abort', () => client.close(), { once: true });
    const opened = new ImapMailbox(client, mailbox);
    await opened.#told(async () => {
      signal.throwIfAborted();
      await client.connect();
      await client.mailboxOpen(mailbox);
    });
    return opened;
  }

  /** The unread mails, those that came first at the beginning. */
  async waiting(): Promise<WaitingMail[]> {
    return this.#told(async () => {
      const query = { seen: false, deleted: false, unKeyword: LEFT_KEYWORD };
      const uids = await this.#client.search(query, { uid: true });
      if (!uids || uids.length === 0) return [];
      const fields = { uid: true, size: true, internalDate: true };
      const found = await this.#client.fetchAll(uids, fields, { uid: true });
      return found
        .map(({ uid, size = 0, internalDate = new Date() }) => {
          return { uid, bytes: size, arrivedAt: new Date(internalDate) };
        })
        .toSorted((a, b) => a.uid - b.uid);
    });
  }

  /** A mail as it came; undefined if it has gone meanwhile. Reading changes nothing about it. */
  async read(uid: number): Promise<Buffer | undefined> {
    return this.#told(async () => {
      const found = await this.#client.fetchOne(String(uid), { source: true }, { uid: true });
      return found ? found.source : undefined;
    });
  }

  /** Notes that a mail was taken: it is seen, and goes into a folder for such mails where it can. */
  async take(uid: number): Promise<void> {
    await this.#told(async () => {
      const client = this.#client;
      await client.messageFlagsAdd(String(uid), [SEEN], { uid: true });
      if (this.#mailbox === TAKEN_FOLDER) return;
      const move = () => client.messageMove(String(uid), TAKEN_FOLDER, { uid: true });
      if (await move()) return;
      // The server's own words tell nothing: it may be that the folder is not there yet.
      await client.mailboxCreate(TAKEN_FOLDER).catch(() => undefined);
      await move();
    });
  }

  /** Notes that a mail is for others: it stays where it is, unread if the server can keep a word about it. */
  async leave(uid: number): Promise<void> {
    await this.#told(async () => {
      const { mailbox } = this.#client;
      const kept = mailbox ? mailbox.permanentFlags : undefined;
      const canKeep = kept?.has(String.raw`\*`) || kept?.has(LEFT_KEYWORD);
      const flag = canKeep ? LEFT_KEYWORD : SEEN;
      await this.#client.messageFlagsAdd(String(uid), [flag], { uid: true });
    });
  }

  /** Signs out; a server that says nothing to it is hung up on. */
  async close(): Promise<void> {
    await this.#client.logout().catch(() => undefined);
    this.#client.close();
  }

  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#client.close();
      throw describe(error);
    }
  }
}

/** The failure in words that may be logged: the server's own may repeat what was sent to it. */
function describe(error: unknown): MailboxError {
  const { code, authenticationFailed, responseStatus } = error as {
    code?: string;
    authenticationFailed?: boolean;
    responseStatus?: string;
  };
  if (authenticationFailed) return new MailboxError('The server refuses name or password.');
  return new MailboxError([code ?? 'UNKNOWN', responseStatus].filter(Boolean).join(' '));
}
