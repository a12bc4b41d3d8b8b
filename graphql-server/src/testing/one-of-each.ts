import { randomUUID } from 'node:crypto';
import { Attachment } from '../features/attachments/index.js';
import { AuditEntry } from '../features/audit/index.js';
import { ServiceCase } from '../features/cases/index.js';
import { Broadcast } from '../features/broadcasts/index.js';
import { Building, Flat } from '../features/buildings/index.js';
import type { Company } from '../features/companies/index.js';
import { CompanyInvitation } from '../features/company-users/index.js';
import { Conversation, Message } from '../features/conversations/index.js';
import { EndUserImport } from '../features/end-user-import/index.js';
import type { EndUser } from '../features/end-users/index.js';
import { Webhook, WebhookDelivery, WebhookEvent } from '../features/webhooks/index.js';
import type { EntityManager } from '../platform/database/index.js';
import { createUnanswered } from './conversations.js';
import { createCompanyUser, createEndUser } from './factories.js';
import { createApiKey } from './sign-in.js';
import type { TestApp } from './test-app.js';
import { createUseCases, createWording } from './use-cases.js';

/**
 * Stores one of each thing that a company has, the chat as one of this end user, or else of a new
 * one; gives their ids by the names of their types.
 */
export async function createOneOfEach(app: TestApp, company: Company, endUser?: EndUser) {
  const em = app.em();
  const tenant = endUser ?? (await createEndUser(em, company));
  const [useCase] = await createUseCases(em, company, ['Heizung']);
  if (!useCase) throw new Error('There is no use case.');
  return {
    Company: company.id,
    EndUser: (await createEndUser(em, company)).id,
    Broadcast: await createBroadcast(em, company),
    ...(await createBuilding(em, company)),
    ...(await createPeople(app, company)),
    ...(await createChat(app, company, tenant)),
    ...(await createWebhook(app, company)),
    ApiKey: (await createApiKey(app, ['users.view'], company)).id,
    EndUserImport: await createImport(app, company),
    UnansweredQuestion: (await createUnanswered(em, company, { text: 'Wo ist mein Rad?' })).id,
    UseCase: useCase.id,
    UseCaseWording: (await createWording(em, useCase, { text: 'kalt' })).id,
    Case: await createCase(app, company),
    AuditEntry: await createEntry(app, company),
  };
}

async function createBroadcast(em: EntityManager, company: Company): Promise<string> {
  const broadcast = em.create(Broadcast, {
    ...{ company, kind: 'INFORMATION', subject: 'Hofdienst', text: 'Guten Tag' },
    ...{ audience: { kind: 'ALL', ids: [] }, authorName: 'Miriam Vogt' },
  });
  await em.flush();
  return broadcast.id;
}

async function createBuilding(em: EntityManager, company: Company) {
  const building = em.create(Building, { company, street: `Kai ${randomUUID()}` });
  await em.flush();
  const place = { companyId: company.id, buildingId: building.id };
  const flat = em.create(Flat, { ...place, label: '3 links' });
  await em.flush();
  return { Building: building.id, Flat: flat.id };
}

async function createPeople(app: TestApp, company: Company) {
  const em = app.em();
  const invitation = em.create(CompanyInvitation, {
    ...{ managingCompany: company, email: `neu-${randomUUID()}@verwaltung.example` },
    ...{ firstName: 'Nele', lastName: 'Krüger', role: 'COMPANY_STAFF', invitedBy: 'Miriam' },
    ...{ tokenHash: randomUUID(), expiresAt: new Date(Date.now() + 86_400_000) },
  });
  await em.flush();
  const user = await createCompanyUser(em, company, { role: 'COMPANY_STAFF' });
  return { CompanyUser: user.id, CompanyInvitation: invitation.id };
}

/** Stores a conversation with a message and its file; gives their ids in the same way. */
export async function createChat(app: TestApp, company: Company, endUser: EndUser) {
  const em = app.em();
  const conversation = em.create(Conversation, { sessionId: randomUUID(), company, endUser });
  const message = em.create(Message, {
    ...{ companyId: company.id, conversation, revision: 1, sequence: 1, sender: 'USER' },
    text: 'Guten Tag',
  });
  const attachment = em.create(Attachment, {
    ...{ company, endUser, sessionId: conversation.sessionId, messageId: message.id },
    ...{ originalName: 'foto.png', fileSize: 3_000, mimeType: 'image/png', purpose: 'image' },
    ...{ storageKey: randomUUID(), sha256: 'x', storedAt: new Date() },
  });
  await app.app.platform.files.put(attachment.storageKey, Buffer.from('x'));
  await em.flush();
  return { Conversation: conversation.id, Message: message.id, Attachment: attachment.id };
}

async function createWebhook(app: TestApp, company: Company) {
  const em = app.em();
  const webhook = em.create(Webhook, {
    ...{ url: 'https://empfang.example/', description: '', events: ['end_user.created'] },
    ...{ managingCompany: company, encryptedSecret: 'x' },
  });
  const event = em.create(WebhookEvent, { type: 'webhook.test', body: '{}' });
  const delivery = em.create(WebhookDelivery, { webhook, event, status: 'DELIVERED' });
  await em.flush();
  return { Webhook: webhook.id, WebhookDelivery: delivery.id };
}

async function createImport(app: TestApp, company: Company): Promise<string> {
  const em = app.em();
  const { id } = em.create(EndUserImport, {
    ...{ company, fileName: 'leute.csv', fileKey: 'x', columns: ['Vorname'], totalRows: 1 },
    ...{ sampleRows: [['Jana']], actor: { kind: 'companyUser', name: 'Miriam Vogt' } },
  });
  await em.flush();
  return id;
}

async function createCase(app: TestApp, company: Company): Promise<string> {
  const em = app.em();
  const { id } = em.create(ServiceCase, { company, number: 1, title: 'Heizung bleibt kalt' });
  await em.flush();
  return id;
}

async function createEntry(app: TestApp, company: Company): Promise<string> {
  const em = app.em();
  const { id } = em.create(AuditEntry, {
    ...{ actorKind: 'admin', actorName: 'Petra Schröder', action: 'company.updated' },
    ...{ companyId: company.id, companyName: company.name },
    ...{ address: '127.0.0.1', requestId: 'test' },
  });
  await em.flush();
  return id;
}
