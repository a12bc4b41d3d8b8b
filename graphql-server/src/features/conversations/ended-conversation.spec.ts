import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChatFollower, newSessionId, send, signIn } from '../../testing/chat.js';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../testing/factories.js';
import { FakeSmtp } from '../../testing/fake-smtp.js';
import { storedMails } from '../../testing/mails.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { buildZip } from '../attachments/testing/zip-builder.js';
import { ServiceCase } from '../cases/index.js';
import { Conversation } from './conversation.entity.js';
import { endConversationJob } from './conversation.job.js';
import { Message } from './message.entity.js';

let app: TestApp;
let smtp: FakeSmtp;
let company: Awaited<ReturnType<typeof createCompany>>;
let tenant: Awaited<ReturnType<typeof createEndUser>>;
let client: TestClient;

beforeAll(async () => {
  smtp = await FakeSmtp.start();
  app = await startTestApp({ config: { smtpUrl: smtp.url } });
});
beforeEach(async () => {
  company = await createCompany(app.em());
  tenant = await createEndUser(app.em(), company);
  client = await signIn(app, tenant);
});
afterAll(async () => {
  await app.stop();
  await smtp.down();
});

const photo = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();

/** A photo that was taken upside down, and tells where and with what. */
const photoWithPlace = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#446688' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kamera-Werk', ImageDescription: 'Bei Öztürks' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();

async function upload(sessionId: string, files: Record<string, Buffer>): Promise<string[]> {
  const form = new FormData();
  form.append('sessionId', sessionId);
  for (const [name, content] of Object.entries(files)) {
    form.append('files', new File([new Uint8Array(content)], name));
  }
  const path = '/api/files/upload-with-message';
  const response = await client.fetch(path, { method: 'POST', body: form });
  const { files: stored } = (await response.json()) as { files: { id: string }[] };
  return stored.map(({ id }) => id);
}

/** Sends messages, ends the chat, and waits for both mails. */
async function chatAndEnd(
  messages: { content: string; files?: Record<string, Buffer> }[],
  beforeItEnds?: (conversationId: string) => Promise<void>,
) {
  const sessionId = newSessionId();
  const follower = new ChatFollower(client, sessionId);
  const ids: string[] = [];
  for (const { content, files } of messages) {
    const attachmentIds = files ? await upload(sessionId, files) : [];
    ids.push(...attachmentIds);
    const message = await send(client, { sessionId, content, attachmentIds });
    await follower.answerTo(message.id);
  }
  await follower.close();
  const { id } = await app.em().findOneOrFail(Conversation, { sessionId });
  await beforeItEnds?.(id);
  await client.json('POST', '/api/chat/end', { sessionId, email: tenant.email });
  // A wish to be called is told at once, in a mail of its own.
  const mailTo = (address: string) =>
    smtp.mails.filter(
      ({ recipients, parsed }) =>
        recipients.includes(address) && !parsed.subject?.startsWith('Bitte melden'),
    );
  await smtp.until(() => mailTo(tenant.email).length > 0 && mailTo(company.email).length > 0);
  return { ids, conversationId: id, toTenant: mailTo(tenant.email), toTeam: mailTo(company.email) };
}

async function readPdf(content: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf);
  const images = await extractImages(pdf, 1);
  return { pages: text, images };
}

describe('the mails about an ended conversation', () => {
  it('bring the team the summary, the photo and the way to what is not attached', async () => {
    const { toTenant, toTeam, ids } = await chatAndEnd([
      {
        content:
          'Seit gestern tropft es unter der Spüle. Rufen Sie mich an: 0170 5550142, ab 16 Uhr.',
        files: {
          'foto.jpg': await photo(),
          'unterlagen.zip': buildZip([{ name: 'brief.txt', content: 'Guten Tag' }]),
        },
      },
      { content: 'Ihr seid alle Idioten' },
      { content: 'dankeschön' },
    ]);
    const [team] = toTeam;
    const names = team?.parsed.attachments.map(({ filename }) => filename);
    expect(names).toEqual([
      expect.stringMatching(/^Gespraechszusammenfassung-.*\.pdf$/),
      'foto.jpg',
    ]);
    expect(team?.parsed.text).toContain(`/company/dashboard/files/${ids[1]}`);
    expect(team?.parsed.text).toContain('Telefon: 0170 5550142');
    expect(team?.parsed.text).not.toContain('Idioten');
    expect(team?.parsed.subject).toContain(tenant.lastName);
    const { pages, images } = await readPdf(
      team?.parsed.attachments[0]?.content ?? Buffer.alloc(0),
    );
    for (const part of ['Anliegen', 'Angaben', 'Offene Punkte', 'Nächster Schritt', 'Kontakt']) {
      expect(pages[0]).toContain(part);
    }
    expect(pages[0]).not.toContain('Gesprächsverlauf');
    expect(pages[1]).toContain('Gesprächsverlauf');
    expect(images.map(({ width, height }) => [width, height])).toEqual([[420, 280]]);
    expect(toTenant[0]?.parsed.attachments).toEqual([]);
    expect(toTenant[0]?.parsed.text).not.toContain('/company/');
  });

  it('know what a person answered and that its case is done', async () => {
    const { toTeam, toTenant, conversationId } = await chatAndEnd(
      [{ content: 'Seit gestern tropft es unter der Spüle.' }],
      async (id) => {
        const em = app.em();
        const answer = { conversation: id, sender: 'BOT' } as const;
        const reply = {
          sender: 'PERSON',
          text: 'Der Klempner kommt um 8.',
          guidance: null,
        } as const;
        await em.nativeUpdate(Message, answer, reply);
        await em.nativeUpdate(Conversation, { id }, { urgency: 'EMERGENCY', danger: 'WATER' });
        em.create(ServiceCase, {
          ...{ company: company.id, number: 1, title: 'Spüle', conversationId: id },
          state: 'CLOSED',
        });
        await em.flush();
      },
    );
    const [team] = toTeam;
    expect(team?.parsed.subject).toMatch(/– keine Aufgabe offen \(#/);
    expect(team?.parsed.text).toContain('Nichts zu tun. Vorgang #1 (Spüle) ist erledigt.');
    expect(team?.parsed.text).toContain('Antwort der Hausverwaltung: „Der Klempner kommt um 8.“');
    expect(toTenant[0]?.parsed.text).not.toMatch(/NOTFALL|KI-Assistenten am|Noch nicht behoben/);
    const { pages } = await readPdf(team?.parsed.attachments[0]?.content ?? Buffer.alloc(0));
    expect(pages[0]).toContain('Keine Aufgabe offen');
    expect(pages.join('')).not.toMatch(/NOTFALL|Gespräch mit dem KI-Assistenten/);
    const { summary } = await app.em().findOneOrFail(Conversation, { id: conversationId });
    expect(summary).toContain('Keine.');
  });

  it('bring photos without place and camera, upright', async () => {
    const original = await photoWithPlace();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Kamera-Werk');
    const { toTeam } = await chatAndEnd([
      { content: 'Es tropft', files: { 'foto.jpg': original } },
    ]);
    const sent = toTeam[0]?.parsed.attachments.find(({ filename }) => filename === 'foto.jpg');
    const { exif, xmp, iptc, width, height } = await sharp(sent?.content).metadata();
    expect({ exif, xmp, iptc, width, height }).toEqual({ width: 200, height: 300 });
    expect(sent?.content.toString('latin1')).not.toContain('Kamera-Werk');
  });

  it('are one each, though the worker dies between its steps and begins again', async () => {
    const { conversationId } = await chatAndEnd([
      { content: 'Die Heizung ist kalt.', files: { 'foto.jpg': await photo() } },
    ]);
    const em = app.em();
    for (const lost of [{ status: 'ENDING' }, { status: 'ENDING', summary: null }] as const) {
      await em.nativeUpdate(Conversation, { id: conversationId }, lost);
      await app.app.platform.jobs.enqueue(em.fork(), endConversationJob, { conversationId });
      await expect
        .poll(() => app.em().findOneOrFail(Conversation, { id: conversationId }))
        .toMatchObject({ status: 'ENDED' });
    }
    expect(await storedMails(app, tenant.email)).toHaveLength(1);
    expect(await storedMails(app, company.email)).toHaveLength(1);
  });

  it('cope with names that were chosen to do harm', async () => {
    const { toTeam } = await chatAndEnd([
      {
        content: 'Anbei',
        files: {
          '../../=?utf-8?q?x?=\u202Egpj.jpg': await photo(),
          [`${'sehr-langer-name-'.repeat(8)}.jpg`]: await photo(),
        },
      },
    ]);
    const names = toTeam[0]?.parsed.attachments.slice(1).map(({ filename }) => filename ?? '');
    expect(names).toHaveLength(2);
    for (const name of names ?? []) {
      expect(name).toMatch(/\.jpg$/);
      expect(name).not.toMatch(/[\r\n/\\\u202E]/);
      expect(name.length).toBeLessThanOrEqual(100);
    }
  });

  it('link the files when they are too large together', async () => {
    const large = Buffer.from('Die Heizung ist kalt.\n'.repeat(200_000));
    const { toTeam, ids } = await chatAndEnd([
      { content: 'Protokolle', files: { 'a.txt': large, 'b.txt': large } },
      { content: 'Noch eins', files: { 'c.txt': large } },
    ]);
    expect(toTeam[0]?.parsed.attachments).toHaveLength(1);
    for (const id of ids)
      expect(toTeam[0]?.parsed.text).toContain(`/company/dashboard/files/${id}`);
  });
});

describe('GET /api/files/:id', () => {
  it('opens a sent file for people of its company, for administrators, and for nobody else', async () => {
    const sessionId = newSessionId();
    const [sent = '', draft = ''] = await upload(sessionId, {
      'a.txt': Buffer.from('Guten Tag'),
      'b.txt': Buffer.from('Entwurf'),
    });
    await send(client, { sessionId, content: 'Anbei', attachmentIds: [sent] });
    const em = app.em();
    const statusFor = async (who: TestClient, id = sent) =>
      (await who.fetch(`/api/files/${id}`)).status;
    const staff = await asCompanyUser(app, await createCompanyUser(em, company));
    const stranger = await asCompanyUser(app, await createCompanyUser(em, await createCompany(em)));
    const admin = await asAdmin(app, await createAdmin(em));
    expect(await statusFor(staff)).toBe(200);
    expect(await statusFor(admin)).toBe(200);
    expect(await statusFor(stranger)).toBe(404);
    expect(await statusFor(app.client())).toBe(401);
    expect(await statusFor(staff, draft)).toBe(404);
    expect(await statusFor(admin, draft)).toBe(404);
    expect(await statusFor(staff, randomUUID())).toBe(404);
    const outsider = await asCompanyUser(
      app,
      await createCompanyUser(em, company, { role: 'COMPANY_STAFF' }),
    );
    await staff.json('PUT', '/api/company/settings/roles/permissions', {
      role: 'COMPANY_STAFF',
      permissions: ['dashboard.view'],
    });
    expect(await statusFor(outsider)).toBe(404);
  });
});
