import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `drop` keeps the mail and loses the connection before it says so. */
export type MailFault = 'none' | 'defer' | 'refuse' | 'drop' | 'hang';

const failure = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** A real SMTP server that fails as told and counts what it has kept, by message id. */
export class MailServer {
  fault: MailFault = 'none';
  /** How often a mail was kept. */
  readonly kept = new Map<string, number>();
  /** Mails of which it kept one and lost the connection, so that they come again. */
  readonly unconfirmed = new Set<string>();
  readonly refused = new Set<string>();
  readonly #sockets = new Set<Socket>();
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => {
        if (this.fault !== 'hang') done();
      },
      onData: (stream, _session, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => this.#take(Buffer.concat(pieces).toString('latin1'), done));
      },
    });
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server.close();
    this.#cut();
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #take(raw: string, done: (error?: Error | null) => void): void {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? raw.slice(0, 200);
    if (this.fault === 'defer') return done(failure(451, 'try again later'));
    if (this.fault === 'refuse') {
      this.refused.add(id);
      return done(failure(550, 'not here'));
    }
    this.kept.set(id, (this.kept.get(id) ?? 0) + 1);
    if (this.fault !== 'drop') return done();
    this.unconfirmed.add(id);
    this.#cut();
  }
}
