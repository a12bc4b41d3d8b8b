import { createHash, createHmac } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../env.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileMissingError, type FileStore, readBytes } from './file-store.js';
import { openFileStore, readS3Settings } from './open-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const SECRET = 'geheim/mit+zeichen';

/** An S3 server of its own: checks the signature and the hash, keeps objects in a map. */
class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  /** Statuses that the next requests get instead of an answer. */
  readonly failures: number[] = [];
  readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-length': body.length });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => {
      this.server.listen(0, '127.0.0.1', done);
    });
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: Buffer }> {
    const sent = await buffer(request);
    const path = decodeURIComponent(request.url ?? '');
    this.requests.push(`${request.method} ${path}`);
    const failure = this.failures.shift();
    if (failure) return { status: failure, body: Buffer.from('<Code>SlowDown</Code>') };
    if (!isSignedRight(request)) return error(403, 'SignatureDoesNotMatch');
    const stored = this.objects.get(path);
    switch (request.method) {
      case 'PUT': {
        const hash = createHash('sha256').update(sent).digest('hex');
        if (request.headers['x-amz-content-sha256'] !== hash) return error(400, 'BadDigest');
        if (request.headers['content-length'] !== String(sent.length)) return error(411, 'Missing');
        this.objects.set(path, sent);
        return { status: 200, body: Buffer.alloc(0) };
      }
      case 'DELETE':
        this.objects.delete(path);
        return { status: 204, body: Buffer.alloc(0) };
      default:
        return stored ? { status: 200, body: stored } : error(404, 'NoSuchKey');
    }
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
  const hmac = (secret: string | Buffer, data: string) =>
    createHmac('sha256', secret).update(data).digest();
  const dayKey = hmac(`AWS4${SECRET}`, day ?? '');
  const signingKey = hmac(hmac(hmac(dayKey, region ?? ''), 's3'), 'aws4_request');
  return key === 'AKIDEXAMPLE' && hmac(signingKey, toSign).toString('hex') === signature;
}

const fake = new FakeS3();
let folder: string;
let host: string;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-files-'));
  host = await fake.listen();
  stores['disk'] = await openFileStore({ filesUrl: undefined, dataDir: folder });
  stores['s3'] = await openFileStore({
    filesUrl: `http://AKIDEXAMPLE:${encodeURIComponent(SECRET)}@${host}/bucket/app?region=eu-central-1`,
    dataDir: folder,
  });
});

afterAll(async () => {
  fake.server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('file store on %s', (kind) => {
  const store = () => stores[kind] as FileStore;

  it('gives back what was stored, from bytes, a stream and a file', async () => {
    const bytes = Buffer.from('Grüße aus dem Heizungskeller');
    const source = join(folder, 'source.bin');
    await writeFile(source, bytes);
    await store().put('a/bytes', bytes);
    await store().put('a/stream', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]));
    await store().put('a/blob', await openAsBlob(source));
    for (const key of ['a/bytes', 'a/stream', 'a/blob']) {
      const { stream, size } = await store().get(key);
      expect(size).toBe(bytes.length);
      expect(await buffer(stream)).toEqual(bytes);
    }
  });

  it('replaces, finds and deletes', async () => {
    await store().put('b/1', Buffer.from('old'));
    await store().put('b/1', Buffer.from('new'));
    expect((await readBytes(store(), 'b/1')).toString()).toBe('new');
    expect(await store().exists('b/1')).toBe(true);
    await store().delete('b/1');
    await store().delete('b/1');
    expect(await store().exists('b/1')).toBe(false);
    await expect(store().get('b/1')).rejects.toBeInstanceOf(FileMissingError);
  });

  it('stores an empty file', async () => {
    await store().put('c/empty', Buffer.alloc(0));
    expect(await readBytes(store(), 'c/empty')).toHaveLength(0);
  });

  it.each([
    '',
    '/etc/passwd',
    '../x',
    'a/../x',
    'a//b',
    'A',
    'a\\b',
    '.incoming/x',
    'a/.b',
    'a\0',
    'ü',
  ])('refuses the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(store().get(key)).rejects.toThrow(TypeError);
    await expect(store().delete(key)).rejects.toThrow(TypeError);
  });
});

describe('disk', () => {
  it('leaves nothing behind when the content breaks off', async () => {
    const store = stores['disk'] as FileStore;
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await store.put('d/kept', Buffer.from('whole'));
    await expect(store.put('d/kept', broken)).rejects.toThrow('cut');
    expect((await readBytes(store, 'd/kept')).toString()).toBe('whole');
    expect(await readdir(join(folder, 'files/.incoming'))).toEqual([]);
  });

  it('removes old half-written files when it opens, and keeps those being written', async () => {
    const incoming = join(folder, 'files/.incoming');
    await writeFile(join(incoming, 'dead'), 'x');
    await utimes(join(incoming, 'dead'), new Date(0), new Date(0));
    await writeFile(join(incoming, 'alive'), 'x');
    await new DiskFileStore(join(folder, 'files')).open();
    expect(await readdir(incoming)).toEqual(['alive']);
    await rm(join(incoming, 'alive'));
  });

  it('uses the folder that a file address names', async () => {
    const other = join(folder, 'other');
    const store = await openFileStore({ filesUrl: pathToFileURL(other).href, dataDir: folder });
    await store.put('x/y.pdf', Buffer.from('1'));
    expect(await readdir(join(other, 'x'))).toEqual(['y.pdf']);
  });
});

describe('S3', () => {
  it('puts objects into the folder of the bucket', () => {
    expect([...fake.objects.keys()]).toContain('/bucket/app/a/bytes');
  });

  it('tries again when the store is busy', async () => {
    fake.failures.push(503, 429);
    await stores['s3']?.put('e/busy', Buffer.from('x'));
    expect(fake.requests.filter((line) => line === 'PUT /bucket/app/e/busy')).toHaveLength(3);
  });

  it('reports the code of a failure without the address', async () => {
    const settings = readS3Settings(new URL(`http://AKIDEXAMPLE:wrong@${host}/bucket`));
    await expect(new S3FileStore(settings).put('f/x', Buffer.from('x'))).rejects.toThrow(
      'The file store answered 403 SignatureDoesNotMatch to PUT.',
    );
  });

  it('reads the address of an Amazon bucket', () => {
    const url = new URL('s3://KEY:a%2Fb@my-bucket/prefix/?region=eu-central-1');
    expect(readS3Settings(url)).toEqual({
      address: 'https://my-bucket.s3.eu-central-1.amazonaws.com/prefix',
      region: 'eu-central-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
    });
  });

  it.each(['https://host/bucket', 'https://k:s@host/', 's3://k:s@bucket'])(
    'refuses %s with the name of the setting',
    (address) => {
      expect(() => readS3Settings(new URL(address))).toThrow(ConfigurationError);
      expect(() => readS3Settings(new URL(address))).toThrow(/FILES_URL/);
    },
  );
});
