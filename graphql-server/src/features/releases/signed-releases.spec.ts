import { generateKeyPairSync, createHash, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReleaseKey } from '../../release-keys.js';
import { createAdmin } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry } from '../audit/index.js';
import { FrontEnd } from './front-end.entity.js';
import { Release } from './release.entity.js';
import { sampleRelease } from './testing/sample-release.js';
import { createSampleSite, type SampleSite } from './testing/sample-site.js';

type Sample = ReturnType<typeof sampleRelease>;

/** A key, and how the server is told of its public half. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { privateKey, text: raw.toString('base64') };
}

function sealed({ description, files }: Sample, key: KeyObject, kind = 'hausgeist-release-1') {
  const digests = [...files].map(([path, content]) => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  const statement = JSON.stringify({ kind, description, files: Object.fromEntries(digests) });
  return { statement, signature: sign(null, Buffer.from(statement), key).toString('base64') };
}

const keyOf = (pair: string) => {
  const key = readReleaseKey(pair);
  if (!key) throw new Error('This is no key.');
  return key;
};

describe('releases where the server knows keys', () => {
  const [chat, other, rogue] = [newKey(), newKey(), newKey()];
  let site: SampleSite;
  let server: TestApp;

  beforeAll(async () => {
    site = await createSampleSite();
    await site.build(sampleRelease({ version: '0.9.0-beside' }));
    server = await startTestApp({
      config: {
        ...site.settings,
        releaseSignatures: {
          keys: [keyOf(`mf-chat=${chat.text}`), keyOf(`mf-admin=${other.text}`)],
          required: false,
        },
      },
    });
    await createAdmin(server.em());
  });
  afterAll(async () => {
    await server.stop();
    await site.remove();
  });

  async function call(path: string, method: string, body: FormData | string) {
    const response = await server.client().fetch(`/api/releases/mf-chat${path}`, {
      method,
      headers: {
        authorization: `Bearer ${server.config.releaseToken}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
    });
    const { reason } = (await response.json()) as { reason?: string };
    return { status: response.status, reason };
  }

  function upload(
    { description, files }: Sample,
    signed?: { statement?: string; signature?: string },
  ) {
    const form = new FormData();
    form.append('release', JSON.stringify(description));
    if (signed?.statement !== undefined) form.append('signed', signed.statement);
    if (signed?.signature !== undefined) form.append('signature', signed.signature);
    for (const [name, content] of files)
      form.append(name, new Blob([new Uint8Array(content)]), 'f');
    return call(`/${description.version}`, 'PUT', form);
  }

  const activate = (version: string) => call('/active', 'POST', JSON.stringify({ version }));
  const wrong = { status: 400, reason: 'RELEASE_SIGNATURE_WRONG' };

  it('are taken with the signature of a key of that front end, which is kept', async () => {
    const sample = sampleRelease({ version: '1.0.0-a' });
    expect((await upload(sample, sealed(sample, chat.privateKey))).status).toBe(201);
    expect((await activate('1.0.0-a')).status).toBe(200);
    const { id } = keyOf(`mf-chat=${chat.text}`);
    const stored = await server.em().findOneOrFail(Release, { version: '1.0.0-a' });
    expect(stored.signedBy).toBe(id);
    const entry = await server.em().findOneOrFail(AuditEntry, { action: 'release.stored' });
    expect(entry.details).toMatchObject({ version: '1.0.0-a', signedBy: id });
  });

  it('are refused unsigned, and when anything about them differs from what was signed', async () => {
    const sample = sampleRelease({ version: '1.0.0-b' });
    const good = sealed(sample, chat.privateKey);
    expect(await upload(sample)).toEqual({ status: 400, reason: 'RELEASE_UNSIGNED' });
    expect(await upload(sample, { statement: good.statement })).toMatchObject({ status: 400 });
    expect(await upload(sample, sealed(sample, rogue.privateKey))).toEqual(wrong);
    expect(await upload(sample, sealed(sample, other.privateKey))).toEqual(wrong);
    expect(await upload(sample, sealed(sample, chat.privateKey, 'something-else'))).toEqual(wrong);
    expect(await upload(sample, { ...good, signature: 'AAAA' })).toEqual(wrong);
    expect(await upload(sample, { ...good, statement: `${good.statement} ` })).toEqual(wrong);
    const changed = new Map(sample.files).set('assets/app.js', Buffer.from('evil'));
    expect(await upload({ ...sample, files: changed }, good)).toEqual(wrong);
    const more = new Map(sample.files).set('assets/more.js', Buffer.from('evil'));
    expect(await upload({ ...sample, files: more }, good)).toEqual(wrong);
    const description = { ...sample.description, routes: ['/', '/admin/*'] };
    expect(await upload({ ...sample, description }, good)).toEqual(wrong);
    expect(await server.em().count(Release, { version: '1.0.0-b' })).toBe(0);
  });

  it('do not become active that came without a signature before there were keys', async () => {
    const { description, files } = sampleRelease({ version: '1.0.0-c', content: 'c' });
    const sample = { description, files };
    expect((await upload(sample, sealed(sample, chat.privateKey))).status).toBe(201);
    await server.em().nativeUpdate(Release, { version: '1.0.0-c' }, { signedBy: null });
    const refused = { status: 409, reason: 'RELEASE_KEY_WITHDRAWN' };
    expect(await activate('1.0.0-c')).toEqual(refused);
    await server.em().nativeUpdate(Release, { version: '1.0.0-c' }, { signedBy: 'another key' });
    expect(await activate('1.0.0-c')).toEqual(refused);
    // The same build, signed with the key that counts now.
    expect((await upload(sample, sealed(sample, chat.privateKey))).status).toBe(201);
    expect((await activate('1.0.0-c')).status).toBe(200);
  });

  it('need none that lie beside the server: they are as trusted as it is', async () => {
    const stored = await server.em().findOneOrFail(Release, { version: '0.9.0-beside' });
    expect(stored.signedBy).toBe('beside the server');
    expect((await activate('0.9.0-beside')).status).toBe(200);
  });
});

describe('releases in production', () => {
  it('need a signature, also where the server knows no key', async () => {
    const site = await createSampleSite();
    const server = await startTestApp({
      config: { ...site.settings, releaseSignatures: { keys: [], required: true } },
    });
    await server.em().insert(FrontEnd, { app: 'mf-chat', team: 'Chat', registeredAt: new Date() });
    const { description, files } = sampleRelease();
    const form = new FormData();
    form.append('release', JSON.stringify(description));
    for (const [name, content] of files)
      form.append(name, new Blob([new Uint8Array(content)]), 'f');
    const response = await server
      .client()
      .fetch(`/api/releases/${description.name}/${description.version}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${server.config.releaseToken}` },
        body: form,
      });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ reason: 'RELEASE_UNSIGNED' });
    await server.stop();
    await site.remove();
  });
});
