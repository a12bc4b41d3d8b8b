import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ClamdAddress } from '../clamd-address.js';

/** What the scanner finds in a file. */
export const CANARY = 'HAUSGEIST-MALWARE-CANARY';

/** How the scanner misbehaves from now on. */
export type ClamdFault =
  /** Gives its verdict. */
  | 'none'
  /** Takes connections and says nothing. */
  | 'hang'
  /** Hangs up at once. */
  | 'hang up'
  /** Finds every file too large, and hangs up. */
  | 'too large'
  /** Answers without end. */
  | 'flood';

/** A server that speaks ClamAV's protocol at a port of its own, and finds one string. */
export class FakeClamd {
  fault: ClamdFault = 'none';
  /** Files that were looked through, by their bytes. */
  readonly files: Buffer[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  async start(): Promise<ClamdAddress> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port };
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (this.fault === 'hang up') socket.destroy();
    let received = Buffer.alloc(0);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const answer = this.#answerTo(received);
      if (answer !== undefined) socket.end(`${answer}\0`);
    });
  }

  /** Undefined while the question has not come as a whole, or there is no answer. */
  #answerTo(received: Buffer): string | undefined {
    if (this.fault === 'hang') return undefined;
    if (this.fault === 'flood') return 'x'.repeat(100_000);
    const end = received.indexOf(0);
    const command = received.toString('latin1', 0, Math.max(0, end));
    if (command === 'zPING') return 'PONG';
    if (command !== 'zINSTREAM') return end < 0 ? undefined : 'UNKNOWN COMMAND';
    if (this.fault === 'too large') return 'INSTREAM size limit exceeded. ERROR';
    const pieces: Buffer[] = [];
    for (let at = end + 1; at + 4 <= received.length;) {
      const length = received.readUInt32BE(at);
      if (length === 0) return this.#verdict(Buffer.concat(pieces));
      pieces.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return undefined;
  }

  #verdict(file: Buffer): string {
    this.files.push(file);
    return file.includes(CANARY) ? 'stream: Hausgeist.Canary FOUND' : 'stream: OK';
  }
}
