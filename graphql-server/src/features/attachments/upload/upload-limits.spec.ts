import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@hausgeist/schema';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const BOUNDARY = 'grenze';
const MEGABYTE = Buffer.alloc(1024 * 1024, 'a');

/** A piece of a body that does not say how long it is. */
const chunkOf = (content: Buffer) =>
  Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
const PATH = '/api/files/upload-with-message';

const head = (name: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`;
const sessionField = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="sessionId"\r\n\r\nabcdefghijklmnop\r\n`;
const end = `\r\n--${BOUNDARY}--\r\n`;

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await startTestApp();
  const user = await createEndUser(app.em(), await createCompany(app.em()));
  const client = app.client();
  const { email, authNumber } = user;
  await client.json('POST', '/api/users/authenticate', { email, authNumber });
  cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

afterAll(() => app.stop());

/** Opens an upload whose body the test writes itself; without a length it is sent in chunks. */
function openUpload(headers: Record<string, string | number> = {}): ClientRequest {
  return request(new URL(PATH, app.url), {
    method: 'POST',
    agent: false,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

async function answerOf(upload: ClientRequest) {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: (await json(response)) as { error?: string } };
}

/** Writes with the pace that the receiver sets. */
async function write(upload: ClientRequest, chunk: Buffer | string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    upload.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

const leftovers = () => readdir(join(app.config.dataDir, 'uploads'));

describe('an upload that does not keep to the rules', () => {
  it('is answered at the first byte too many, without its end', async () => {
    const upload = openUpload();
    const answer = answerOf(upload);
    upload.write(sessionField + head('gross.txt'));
    for (let sent = 0; sent < 5; sent += 1) upload.write(MEGABYTE);
    upload.write('a');
    expect(await answer).toMatchObject({
      status: 413,
      body: { error: 'gross.txt: File size exceeds 5MB limit' },
    });
    upload.destroy();
    expect(await leftovers()).toEqual([]);
  });

  it('is answered before the file when its name rules it out', async () => {
    const upload = openUpload({ 'content-length': 5_000_000 });
    const answer = answerOf(upload);
    upload.write(sessionField + head('virus.exe') + 'MZ');
    expect(await answer).toMatchObject({
      status: 400,
      body: { error: 'virus.exe: Unsupported file type' },
    });
    upload.destroy();
  });

  it.each([
    ['files', `${head('a.txt')}x\r\n`, 413, 'At most 20 files can be attached to a message'],
    ['fields', sessionField, 400, 'The upload has too many parts.'],
  ])('is refused with too many %s', async (_what, part, status, error) => {
    const upload = openUpload();
    const answer = answerOf(upload);
    upload.end(part.repeat(21) + end);
    expect(await answer).toMatchObject({ status, body: { error } });
    expect(await leftovers()).toEqual([]);
  });

  it('is cut off when it goes on for ever', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`,
    );
    socket.write(chunkOf(Buffer.from(`${sessionField}${head('virus.exe')}MZ`)));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
    const megabyte = chunkOf(MEGABYTE);
    const pump = () => {
      while (socket.writable && socket.write(megabyte));
    };
    socket.on('drain', pump);
    pump();
    await closed;
    expect(socket.bytesWritten).toBeGreaterThan(10 * MEGABYTE.length);
    expect(socket.bytesWritten).toBeLessThan(100 * MEGABYTE.length);
  });

  it('is refused when its declared length is too short', async () => {
    const upload = openUpload({ 'content-length': sessionField.length + head('a.txt').length + 3 });
    const answer = answerOf(upload);
    upload.useChunkedEncodingByDefault = false;
    upload.write(sessionField + head('a.txt') + 'aaa');
    upload.end();
    expect((await answer).status).toBe(400);
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing behind when the client goes away', async () => {
    const upload = openUpload({ 'content-length': MAX_FILE_BYTES });
    upload.on('error', () => {});
    await write(upload, sessionField + head('a.txt') + 'aaa');
    await expect.poll(() => leftovers()).toHaveLength(1);
    upload.destroy();
    await expect.poll(() => leftovers()).toEqual([]);
  });
});

it('holds twenty slow uploads on disk, and answers others meanwhile', async () => {
  const memory = process.memoryUsage.rss();
  const uploads = Array.from({ length: 20 }, () => {
    const upload = openUpload();
    return { upload, answer: answerOf(upload) };
  });
  for (const { upload } of uploads) await write(upload, sessionField + head('a.txt'));
  for (let sent = 0; sent < 2; sent += 1) {
    for (const { upload } of uploads) await write(upload, MEGABYTE);
  }
  expect((await fetch(new URL('/healthz', app.url))).status).toBe(200);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(200 * 1024 * 1024);
  for (const { upload } of uploads) upload.end(Buffer.concat([MEGABYTE, Buffer.from(end)]));
  const answers = await Promise.all(uploads.map(async ({ answer }) => answer));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await leftovers()).toEqual([]);
});
