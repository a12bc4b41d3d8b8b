import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@hausgeist/schema';
import { ANONYMOUS, type EndUserActor } from '../../platform/context/index.js';
import { transactional } from '../../platform/database/index.js';
import { createCompany, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { EndUser } from '../end-users/index.js';
import { Attachment } from './attachment.entity.js';
import { AttachmentService, type AttachmentClaim } from './attachment.service.js';

const SESSION = 'session-of-the-tests';
const DAY = 24 * 3_600_000;

let app: TestApp;
let service: AttachmentService;
let tenant: EndUser;
let actor: EndUserActor;

beforeAll(async () => {
  app = await startTestApp();
  service = new AttachmentService(app.app.platform.files);
  tenant = await createEndUser(app.em(), await createCompany(app.em()));
  actor = actorOf(tenant);
});

afterAll(() => app.stop());

const actorOf = (user: EndUser): EndUserActor => ({
  kind: 'endUser',
  endUserId: user.id,
  companyId: user.managingCompany.id,
  sessionId: randomUUID(),
});

/** Stores an upload, file included. */
async function createAttachment(overrides: Partial<Attachment> = {}, content = Buffer.from('a')) {
  const em = app.em();
  const attachment = em.create(Attachment, {
    company: tenant.managingCompany.id,
    endUser: tenant.id,
    sessionId: SESSION,
    originalName: 'notiz.txt',
    fileSize: content.length,
    mimeType: 'text/plain',
    purpose: 'document',
    storageKey: `attachments/test/${randomUUID()}`,
    sha256: '',
    storedAt: new Date(),
    ...overrides,
  });
  await app.app.platform.files.put(attachment.storageKey, content);
  await em.flush();
  return attachment;
}

const claim = async (ids: string[], overrides: Partial<AttachmentClaim> = {}, as = actor) =>
  transactional(app.em(), async (em) =>
    service.claimForMessage(em, as, {
      ids,
      sessionId: SESSION,
      messageId: randomUUID(),
      ...overrides,
    }),
  );

const messageOf = async ({ id }: Attachment) =>
  (await app.em().findOneOrFail(Attachment, { id })).messageId;

describe('claimForMessage', () => {
  it('makes uploads part of a message, named once or twice', async () => {
    const [first, second] = [await createAttachment(), await createAttachment()];
    const messageId = randomUUID();
    await claim([first.id, second.id, first.id], { messageId });
    expect([await messageOf(first), await messageOf(second)]).toEqual([messageId, messageId]);
  });

  it('takes none when one is not found', async () => {
    const own = await createAttachment();
    const neighbour = await createEndUser(app.em(), tenant.managingCompany);
    const stranger = await createEndUser(app.em(), await createCompany(app.em()));
    const refused = [
      await createAttachment({ endUser: neighbour }),
      await createAttachment({ endUser: stranger, company: stranger.managingCompany }),
      await createAttachment({ sessionId: 'another-session' }),
      await createAttachment({ messageId: randomUUID() }),
      await createAttachment({ storedAt: undefined }),
      await createAttachment({ createdAt: new Date(Date.now() - DAY) }),
    ].map(({ id }) => id);
    for (const id of [...refused, randomUUID()]) {
      await expect(claim([own.id, id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await messageOf(own)).toBeNull();
  });

  it('lets nobody else take them', async () => {
    const { id } = await createAttachment();
    const neighbour = await createEndUser(app.em(), tenant.managingCompany);
    await expect(claim([id], {}, actorOf(neighbour))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const asNobody = service.claimForMessage(app.em(), ANONYMOUS, {
      ids: [id],
      sessionId: SESSION,
      messageId: randomUUID(),
    });
    await expect(asNobody).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives an upload to one of two messages that want it at once', async () => {
    const { id } = await createAttachment();
    const results = await Promise.allSettled([claim([id]), claim([id])]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('adds up what came in several uploads', async () => {
    const full = { fileSize: MAX_FILE_BYTES };
    const three = [
      await createAttachment(full),
      await createAttachment(full),
      await createAttachment(full),
    ];
    const ids = three.map(({ id }) => id);
    const { id } = await createAttachment({ originalName: 'mehr.txt' });
    await expect(claim([...ids, id])).rejects.toThrow(
      'Adding mehr.txt would exceed 15MB total limit',
    );
    await claim(ids);
  });
});

describe('sendMessage', () => {
  const SEND = `mutation ($input: SendMessageInput!) {
    sendMessage(input: $input) { message { attachments { id originalName fileSize mimeType purpose url } } }
  }`;

  it('carries the attachments, and refuses those of another person', async () => {
    const client = app.client();
    const { email, authNumber } = tenant;
    await client.json('POST', '/api/users/authenticate', { email, authNumber });
    const sessionId = randomUUID();
    const { id } = await createAttachment({ sessionId });
    const neighbour = await createEndUser(app.em(), tenant.managingCompany);
    const foreign = await createAttachment({ sessionId, endUser: neighbour });
    const input = { sessionId, requestId: randomUUID(), content: '', attachmentIds: [foreign.id] };
    const refused = await client.graphql(SEND, { input });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const sent = await client.graphql(SEND, { input: { ...input, attachmentIds: [id] } });
    expect(sent.data).toEqual({
      sendMessage: {
        message: {
          attachments: [
            {
              id,
              originalName: 'notiz.txt',
              fileSize: 1,
              mimeType: 'text/plain',
              purpose: 'DOCUMENT',
              url: `/api/files/${id}`,
            },
          ],
        },
      },
    });
  });
});

describe('deleteForgotten', () => {
  it('deletes what no message has taken within a day, file first, and nothing else', async () => {
    const old = new Date(Date.now() - DAY - 1_000);
    const forgotten = [
      await createAttachment({ createdAt: old }),
      await createAttachment({ createdAt: old, storedAt: undefined }),
    ];
    const kept = [
      await createAttachment({ createdAt: old, messageId: randomUUID() }),
      await createAttachment(),
    ];
    expect(await service.deleteForgotten(app.em())).toBeGreaterThanOrEqual(2);
    const found = await app
      .em()
      .find(Attachment, { id: { $in: [...forgotten, ...kept].map(({ id }) => id) } });
    expect(found.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    const stored = await readdir(join(app.config.dataDir, 'files/attachments/test'));
    for (const { storageKey } of kept) expect(stored).toContain(storageKey.split('/').at(-1));
    for (const { storageKey } of forgotten)
      expect(stored).not.toContain(storageKey.split('/').at(-1));
  });
});
