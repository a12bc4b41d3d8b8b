import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TXT = 16;
const RESPONSE = 0x8180;
const NO_SUCH_NAME = 0x8183;
/** A pointer to the name in the question. */
const SAME_NAME = Buffer.from([0xc0, 0x0c]);

/** A real name server on a port of its own that knows texts of names, and nothing else. */
export class DnsServer {
  /** Texts by name. */
  readonly texts = new Map<string, string>();
  readonly #socket: Socket;
  readonly address: string;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.address = `127.0.0.1:${socket.address().port}`;
    socket.on('message', (question, { port, address }) => {
      socket.send(this.#answer(question), port, address);
    });
  }

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new DnsServer(socket);
  }

  async stop(): Promise<void> {
    this.#socket.close();
    await once(this.#socket, 'close');
  }

  #answer(question: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const asked = question.subarray(12, at + 5);
    const text = this.texts.get(labels.join('.').toLowerCase());
    const isKnown = text !== undefined && question.readUInt16BE(at + 1) === TXT;
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    head.writeUInt16BE(isKnown ? RESPONSE : NO_SUCH_NAME, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(isKnown ? 1 : 0, 6);
    if (!isKnown) return Buffer.concat([head, asked]);
    const record = Buffer.alloc(11);
    record.writeUInt16BE(TXT, 0);
    record.writeUInt16BE(1, 2);
    record.writeUInt32BE(60, 4);
    record.writeUInt16BE(text.length + 1, 8);
    record.writeUInt8(text.length, 10);
    return Buffer.concat([head, asked, SAME_NAME, record, Buffer.from(text, 'latin1')]);
  }
}
