import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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
import { startForeignS3 } from './testing/foreign-s3.js';
import { FakeS3 } from './testing/fake-s3.js';

const FOREIGN = 'an S3 server of others';

const fake = new FakeS3();
let foreign: Awaited<ReturnType<typeof startForeignS3>>;
let folder: string;
let host: string;
const stores: Record<string, FileStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausgeist-files-'));
  host = await fake.listen();
  stores['disk'] = await openFileStore({ filesUrl: undefined, dataDir: folder });
  stores['s3'] = await openFileStore({
    filesUrl: `http://AKIDEXAMPLE:${encodeURIComponent(FakeS3.SECRET)}@${host}/bucket/app?region=eu-central-1`,
    dataDir: folder,
  });
  foreign = await startForeignS3();
  stores[FOREIGN] = await openFileStore({ filesUrl: foreign.url, dataDir: folder });
});

afterAll(async () => {
  fake.server.close();
  await foreign.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3', FOREIGN])('file store on %s', (kind) => {
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

  it('keeps a file of many megabytes as it is', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'Heizung ');
    await store().put('c/large', bytes);
    expect((await readBytes(store(), 'c/large')).equals(bytes)).toBe(true);
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

  it('is not let in by a server of others with a wrong password', async () => {
    const settings = readS3Settings(new URL(foreign.url.replace(':S3RVER@', ':wrong@')));
    await expect(new S3FileStore(settings).put('f/x', Buffer.from('x'))).rejects.toThrow(
      'The file store answered 403 SignatureDoesNotMatch to PUT.',
    );
  });

  it('has files encrypted when it is told to', async () => {
    const address = `http://AKIDEXAMPLE:${encodeURIComponent(FakeS3.SECRET)}@${host}/bucket?region=eu-central-1`;
    const keyed = readS3Settings(new URL(`${address}&encryption=aws:kms&kmsKey=key%2F1`));
    await new S3FileStore(keyed).put('g/keyed', Buffer.from('x'));
    expect(fake.encryption.get('/bucket/g/keyed')).toBe('aws:kms key/1');
    const plain = readS3Settings(new URL(`${address}&encryption=AES256`));
    await new S3FileStore(plain).put('g/plain', Buffer.from('x'));
    expect(fake.encryption.get('/bucket/g/plain')).toBe('AES256');
    expect(fake.encryption.get('/bucket/app/a/bytes')).toBe('');
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

  it.each([
    'https://host/bucket',
    'https://k:s@host/',
    's3://k:s@bucket',
    'https://k:s@host/bucket?encryption=rot13',
    'https://k:s@host/bucket?kmsKey=x',
    'https://k:s@host/bucket?encryption=AES256&kmsKey=x',
  ])('refuses %s with the name of the setting', (address) => {
    expect(() => readS3Settings(new URL(address))).toThrow(ConfigurationError);
    expect(() => readS3Settings(new URL(address))).toThrow(/FILES_URL/);
  });
});
