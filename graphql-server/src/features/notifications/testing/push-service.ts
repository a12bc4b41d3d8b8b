import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser shows of a push. */
export interface Shown {
  title: string;
  path: string;
  tag: string;
  isUrgent: boolean;
}

interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service as browsers bring it, with one browser behind it that reads what arrives. */
export class PushService {
  readonly arrived: Arrived[] = [];
  status = 201;
  readonly #browser = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => this.#take(request.url ?? '', request.headers, pieces, response));
  });
  #wake: () => void = () => {};

  async listen(): Promise<this> {
    this.#browser.generateKeys();
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What the browser tells of itself. */
  subscription(name = 'device') {
    return {
      endpoint: `${this.origin}/send/${name}`,
      p256dh: this.#browser.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
      language: 'DE' as const,
    };
  }

  /** The push with this number, once it has arrived, as the browser reads it. */
  async shown(number: number): Promise<Shown> {
    while (this.arrived.length <= number) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const body = this.arrived[number]?.body ?? Buffer.alloc(0);
    return JSON.parse(this.#decrypt(body)) as Shown;
  }

  /** Whether the server has proved itself, to this service, with the key that browsers are given. */
  isProved({ headers }: Arrived, pushKey: string): boolean {
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    return (
      key === pushKey &&
      aud === this.origin &&
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey(Buffer.from(key, 'base64url')), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    );
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(path: string, headers: IncomingHttpHeaders, body: Buffer[], response: ServerResponse) {
    this.arrived.push({ path, headers, body: Buffer.concat(body) });
    response.writeHead(this.status).end();
    this.#wake();
  }

  /** RFC 8291 and 8188: one record, as long as what it says. */
  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const shared = this.#browser.computeSecret(sender);
    const about = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#browser.getPublicKey(),
      sender,
    ]);
    const secret = hkdf(shared, this.#auth, about, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const record = decipher.update(body.subarray(keyEnd, -16));
    const plain = Buffer.concat([record, decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const publicKey = (point: Buffer) =>
  createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
