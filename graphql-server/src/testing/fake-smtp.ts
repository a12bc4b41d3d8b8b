import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from './free-port.js';

/** How the server misbehaves from now on. */
export type SmtpFault =
  /** Takes every mail. */
  | 'none'
  /** Defers the first attempt of each mail, as a greylist does. */
  | 'greylist'
  /** Defers every mail after it has been handed over. */
  | 'busy'
  /** Knows no recipient. */
  | 'unknown recipient'
  /** Answers late, by `slowness` milliseconds each time. */
  | 'slow'
  /** Takes connections and says nothing. */
  | 'hang'
  /** Falls silent once it has the mail. */
  | 'hang after data'
  /** Loses the mail and the connection after it was handed over. */
  | 'lose'
  /** Keeps the mail but loses the connection before saying so. */
  | 'drop after keeping';

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Recipients as the server was told, whatever the header lines say. */
  recipients: string[];
  sender: string;
  /** Whether the connection was encrypted. */
  secure: boolean;
  /** The header block as it went over the wire. */
  head: string;
  parsed: ParsedMail;
}

interface FakeSmtpOptions {
  /** Offer encryption, with a self-signed certificate. */
  tls?: boolean;
  /** Demand these credentials. */
  credentials?: { user: string; pass: string };
  slowness?: number;
}

/** A real SMTP server on a port of its own that fails as told and keeps what it gets. */
export class FakeSmtp {
  readonly mails: ReceivedMail[] = [];
  /** Connections that were made, whatever came of them. */
  connections = 0;
  /** Mails that were begun, kept or not. */
  attempts = 0;
  /** Mails that it fell silent about. */
  held = 0;
  fault: SmtpFault = 'none';
  readonly #options: FakeSmtpOptions;
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  readonly #deferred = new Set<string>();
  #server: SMTPServer | undefined;
  #wake: (() => void)[] = [];

  private constructor(options: FakeSmtpOptions, port: number) {
    this.#options = options;
    this.#port = port;
  }

  static async start(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
    const smtp = new FakeSmtp(options, await freePort());
    await smtp.up();
    return smtp;
  }

  /** For `Config.smtpUrl`. */
  get url(): string {
    const { credentials } = this.#options;
    const user = credentials ? `${credentials.user}:${credentials.pass}@` : '';
    return `smtp://${user}127.0.0.1:${this.#port}`;
  }

  /** Listens, on the same port as before. */
  async up(): Promise<void> {
    const { tls, credentials } = this.#options;
    const server = new SMTPServer({
      logger: false,
      authOptional: !credentials,
      allowInsecureAuth: true,
      disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(credentials ? [] : ['AUTH'])],
      onAuth: ({ username, password }, _session, done) => {
        const known = username === credentials?.user && password === credentials?.pass;
        done(known ? null : failure(535, 'wrong'), known ? { user: 'it' } : undefined);
      },
      onConnect: (_session, done) => void this.#unlessHanging(done),
      onMailFrom: (_address, _session, done) => {
        this.#signal(() => (this.attempts += 1));
        void this.#unlessHanging(done);
      },
      onRcptTo: ({ address }, _session, done) =>
        void this.#inTime(() => done(this.#judge(address))),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void this.#take(Buffer.concat(chunks), session, done));
      },
    });
    server.server.on('connection', (socket: Socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    server.on('error', () => {});
    server.listen(this.#port, '127.0.0.1');
    await once(server.server, 'listening');
    this.#server = server;
  }

  /** The server is gone: its port is closed and every connection is cut. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server.server, 'close');
    server.server.close();
    this.#cut();
    await closed;
  }

  /** Forgets everything and behaves. */
  reset(): void {
    this.fault = 'none';
    this.mails.length = 0;
    this.connections = 0;
    this.attempts = 0;
    this.held = 0;
    this.#deferred.clear();
  }

  /** Waits until a condition holds; it is looked at whenever something happens here. */
  async until(condition: (smtp: this) => boolean): Promise<void> {
    while (!condition(this)) {
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #signal(change: () => void): void {
    change();
    for (const wake of this.#wake.splice(0)) wake();
  }

  async #unlessHanging(done: () => void): Promise<void> {
    if (this.fault !== 'hang') await this.#inTime(done);
  }

  async #inTime(done: () => void): Promise<void> {
    if (this.fault === 'slow') await delay(this.#options.slowness ?? 50);
    done();
  }

  #judge(address: string): Error | null {
    if (this.fault === 'unknown recipient') return failure(550, 'no such mailbox');
    if (this.fault !== 'greylist' || this.#deferred.has(address)) return null;
    this.#deferred.add(address);
    return failure(450, 'greylisted');
  }

  async #take(raw: Buffer, session: SMTPServerSession, done: (e?: Error | null) => void) {
    if (this.fault === 'hang after data') return this.#signal(() => (this.held += 1));
    if (this.fault === 'busy') return done(failure(451, 'try again later'));
    if (this.fault === 'lose') return this.#cut();
    const { mailFrom, rcptTo } = session.envelope;
    const [head = ''] = raw.toString('utf8').split('\r\n\r\n', 1);
    const mail: ReceivedMail = {
      sender: mailFrom ? mailFrom.address : '',
      recipients: rcptTo.map(({ address }) => address),
      secure: session.secure,
      head,
      parsed: await simpleParser(raw),
    };
    this.#signal(() => this.mails.push(mail));
    if (this.fault === 'drop after keeping') return this.#cut();
    await this.#inTime(() => done());
  }
}

const failure = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
