import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  status: number;
  body: Buffer;
}

const hmac = (secret: string | Buffer, data: string) =>
  createHmac('sha256', secret).update(data).digest();

/** An S3 server of its own: checks the signature and the hash, keeps objects in a map. */
export class FakeS3 {
  static readonly SECRET = 'geheim/mit+zeichen';

  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  /** How each object was asked to be encrypted, and by which key. */
  readonly encryption = new Map<string, string>();
  /** Statuses that the next requests get instead of an answer. */
  readonly failures: number[] = [];
  readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.#serve(request, response);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => {
      this.server.listen(0, '127.0.0.1', done);
    });
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#answer(request);
    response.writeHead(status, { 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const sent = await buffer(request);
    const path = decodeURIComponent(request.url ?? '');
    this.requests.push(`${request.method} ${path}`);
    const failure = this.failures.shift();
    if (failure) return { status: failure, body: Buffer.from('<Code>SlowDown</Code>') };
    if (!isSignedRight(request)) return error(403, 'SignatureDoesNotMatch');
    const stored = this.objects.get(path);
    if (request.method === 'PUT') return this.#put(request, path, sent);
    if (request.method !== 'DELETE') {
      return stored ? { status: 200, body: stored } : error(404, 'NoSuchKey');
    }
    this.objects.delete(path);
    return { status: 204, body: Buffer.alloc(0) };
  }

  #put(request: IncomingMessage, path: string, sent: Buffer): Answer {
    const hash = createHash('sha256').update(sent).digest('hex');
    if (request.headers['x-amz-content-sha256'] !== hash) return error(400, 'BadDigest');
    if (request.headers['content-length'] !== String(sent.length)) return error(411, 'Missing');
    const asked = ['x-amz-server-side-encryption', 'x-amz-server-side-encryption-aws-kms-key-id'];
    const values = asked.map((name) => request.headers[name]).filter(Boolean);
    this.encryption.set(path, values.join(' '));
    this.objects.set(path, sent);
    return { status: 200, body: Buffer.alloc(0) };
  }
}

const error = (status: number, code: string) => ({
  status,
  body: Buffer.from(`<Error><Code>${code}</Code></Error>`),
});

/** Recomputes the signature as Amazon documents it, independently of the client library. */
function isSignedRight(request: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d+)\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/;
  const match = pattern.exec(request.headers.authorization ?? '');
  if (!match) return false;
  const [, key, day, region, signed, signature] = match as unknown as [string, ...string[]];
  const header = (name: string) => String(request.headers[name] ?? '');
  const canonical = [
    request.method,
    request.url,
    '',
    ...(signed ?? '').split(';').map((name) => `${name}:${header(name)}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, hash].join('\n');
  const dayKey = hmac(`AWS4${FakeS3.SECRET}`, day ?? '');
  const signingKey = hmac(hmac(hmac(dayKey, region ?? ''), 's3'), 'aws4_request');
  return key === 'AKIDEXAMPLE' && hmac(signingKey, toSign).toString('hex') === signature;
}
