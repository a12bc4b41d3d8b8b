import { randomUUID } from 'node:crypto';
import type { Cast } from '../../../testing/cast.js';
import { ChatFollower, newSessionId, send, signIn } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { createEndUser } from '../../../testing/factories.js';
import { mailsTo } from '../../../testing/mails.js';
import type { TestApp } from '../../../testing/test-app.js';
import { createUseCases, createWording } from '../../../testing/use-cases.js';
import { Attachment } from '../../attachments/index.js';
import { Broadcast, BroadcastRecipient } from '../../broadcasts/index.js';
import { CannedReply } from '../../canned-replies/index.js';
import { CaseEntry, CaseFile, ServiceCase } from '../../cases/index.js';
import { ContactNote } from '../../contact-notes/index.js';
import { EndUserImport } from '../../end-user-import/index.js';
import type { EndUser } from '../../end-users/index.js';
import { ConversationLabel, ConversationNote, InboxSavedFilter } from '../../inbox/index.js';
import { Message } from '../../conversations/index.js';
import { TestQuestion } from '../../knowledge/index.js';
import { Mail } from '../../mail/index.js';
import { WebhookEvent } from '../../webhooks/index.js';
import { uniqueKey } from '../../../testing/unique-key.js';

export const ASKED = 'Meine Xylophonvitrine wackelt seit Dienstag';

/** Ten strings by which such a tenant can be found. */
export const stringsOf = (tenant: EndUser): string[] => [
  ...['Zyprian', 'Quastenfloß', tenant.email, '0171 5558899', 'Xylophonvitrine'],
  ...['Quittenhain', 'Kellerassel', 'Vogeltränke', 'assel-foto', 'Asselbild'],
];

/** A tenant who has really been here once, with 49 more conversations and what others wrote of them. */
export async function createFullTenant(app: TestApp, cast: Cast): Promise<EndUser> {
  const em = app.em();
  const tenant = await createEndUser(em, cast.own, {
    ...{ firstName: 'Zyprian', lastName: 'Quastenfloß', phone: '0171 5558899' },
    email: `zyprian-${uniqueKey()}@mieter.example`,
  });
  const client = await signIn(app, tenant);
  const sessionId = newSessionId();
  const follower = new ChatFollower(client, sessionId);
  const form = new FormData();
  form.append('sessionId', sessionId);
  form.append('files', new File(['Mietvertrag Quittenhain'], 'vertrag-quittenhain.txt'));
  const uploaded = await client.fetch('/api/files/upload-with-message', {
    ...{ method: 'POST', body: form },
  });
  const { files } = (await uploaded.json()) as { files: { id: string }[] };
  const attachmentIds = files.map(({ id }) => id);
  const { id } = await send(client, { sessionId, content: ASKED, attachmentIds });
  await follower.answerTo(id);
  await follower.close();
  await client.json('POST', '/api/chat/end', { sessionId, email: tenant.email });
  await mailsTo(app, tenant.email);
  await createEarlier(app, cast, tenant);
  await createMentions(app, cast, tenant);
  await createElsewhere(app, cast, tenant);
  return tenant;
}

async function createEarlier(app: TestApp, cast: Cast, endUser: EndUser): Promise<void> {
  const em = app.em();
  for (let n = 1; n < 50; n++) {
    const conversation = await createConversation(em, cast.own, {
      ...{ endUser, status: 'ENDED', summary: `Vogeltränke Nummer ${n}` },
      summaryFileKey: `summaries/${randomUUID()}.pdf`,
      messages: [{ text: `Frage ${n} zur Kellerassel` }],
    });
    const { files } = app.app.platform;
    await files.put(conversation.summaryFileKey ?? '', Buffer.from('PDF: Vogeltränke'));
    const message = await em.findOneOrFail(Message, { conversation });
    const attachment = em.create(Attachment, {
      ...{ company: cast.own, endUser, sessionId: conversation.sessionId },
      ...{ messageId: message.id, originalName: 'assel-foto.txt', fileSize: 9 },
      ...{ mimeType: 'text/plain', purpose: 'document', text: 'Asselbild', sha256: 'x' },
      ...{ storageKey: randomUUID(), storedAt: new Date() },
    });
    await files.put(attachment.storageKey, Buffer.from('Asselbild'));
    em.create(Mail, {
      ...{ dedupeKey: `conversation-summary:${conversation.id}:team`, to: cast.own.email },
      ...{ subject: 'Zusammenfassung', html: 'Vogeltränke', text: 'Vogeltränke' },
      ...{ attachments: [], messageId: randomUUID(), status: 'sent' },
    });
    const body = JSON.stringify({ conversationId: conversation.id, note: 'Kellerassel' });
    em.create(WebhookEvent, { type: 'conversation.ended', body });
  }
  await em.flush();
}

async function createMentions(app: TestApp, cast: Cast, endUser: EndUser): Promise<void> {
  const em = app.em();
  const [useCase] = await createUseCases(em, cast.own, ['Möbel']);
  if (useCase) await createWording(em, useCase, { text: ASKED, state: 'ACCEPTED' });
  em.create(TestQuestion, {
    ...{ company: cast.own, text: 'Frage 7 zur Kellerassel', role: 'tenant', createdBy: 'Vogt' },
  });
  const reported = em.create(ServiceCase, {
    ...{ company: cast.own, number: 1, title: 'Xylophonvitrine', endUserId: endUser.id },
    ...{ description: 'bei Zyprian Quastenfloß', place: 'Keller' },
    ...{ answerId: randomUUID(), noticedOn: '2026-01-02' },
  });
  await em.flush();
  const caseOf = { companyId: cast.own.id, caseId: reported.id };
  em.create(CaseEntry, {
    ...{ ...caseOf, side: 'TENANT', actorName: 'Zyprian Quastenfloß', kind: 'COMMENTED' },
    text: 'Die Xylophonvitrine kippt',
  });
  const file = em.create(CaseFile, {
    ...{ ...caseOf, side: 'TENANT', uploadedBy: 'Zyprian Quastenfloß', fileSize: 15 },
    ...{ originalName: 'xylophonvitrine.txt', mimeType: 'text/plain', purpose: 'document' },
    ...{ storageKey: randomUUID(), storedAt: new Date() },
  });
  await app.app.platform.files.put(file.storageKey, Buffer.from('Xylophonvitrine'));
  em.create(ContactNote, {
    ...{ company: cast.own, endUserId: endUser.id, kind: 'CALL', at: new Date() },
    ...{ text: 'Fragt nach der Xylophonvitrine', authorId: randomUUID(), authorName: 'Vogt' },
  });
  const other = await createConversation(em, cast.own);
  em.create(ConversationNote, {
    ...{ companyId: cast.own.id, conversationId: other.id, authorId: randomUUID() },
    ...{ authorName: 'Vogt', text: `Nachbar von Zyprian Quastenfloß (${endUser.email})` },
    mentions: [],
  });
  await em.flush();
  const fields = { firstName: 'Zyprian', lastName: 'Quastenfloß', email: endUser.email };
  await cast.clients.manager.graphql(
    `mutation ($input: UpdateEndUserInput!) { updateEndUser(input: $input) { message } }`,
    {
      input: {
        ...{ id: endUser.id, ...fields, type: 'TENANT', phone: '0171 5558899' },
        ...{ address: 'Lindenallee 12', apartmentNumber: '7' },
      },
    },
  );
}

/** What came later: broadcasts, imports, and texts of the company that name the person. */
async function createElsewhere(app: TestApp, cast: Cast, endUser: EndUser): Promise<void> {
  const em = app.em();
  const { own: company } = cast;
  const name = 'Zyprian Quastenfloß';
  const broadcast = em.create(Broadcast, {
    ...{ company, kind: 'INFORMATION', subject: 'Hofdienst', text: `Danke an ${name}` },
    ...{ audience: { kind: 'PEOPLE', ids: [endUser.id] }, authorName: 'Miriam Vogt' },
    ...{ status: 'SENT', startedAt: new Date() },
  });
  await em.flush();
  em.create(BroadcastRecipient, {
    ...{ broadcastId: broadcast.id, endUserId: endUser.id, companyId: company.id },
    status: 'QUEUED',
  });
  em.create(CannedReply, { company, title: `Wegen ${name}`, text: `Rückruf: ${endUser.phone}` });
  em.create(ConversationLabel, { company, name: `Akte ${name}` });
  em.create(InboxSavedFilter, {
    ...{ company, name: `Alles von ${name}`, view: 'ALL_OPEN', search: endUser.email },
  });
  em.create(EndUserImport, {
    ...{ company, fileName: 'leute.csv', fileKey: 'x', status: 'DONE', totalRows: 2 },
    ...{ columns: ['Name', 'E-Mail'], actor: { kind: 'companyUser', name: 'Miriam Vogt' } },
    sampleRows: [
      [name, endUser.email],
      ['Nele Nachbarin', 'nele@mieter.example'],
    ],
  });
  await em.flush();
}
