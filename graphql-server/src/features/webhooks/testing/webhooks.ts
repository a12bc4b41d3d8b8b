import { setTimeout } from 'node:timers/promises';
import { createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { Company } from '../../companies/index.js';
import type { CompanyUser } from '../../company-users/index.js';
import { deliverWebhooksJob } from '../delivery/webhook.job.js';
import type { Receiver } from './receiver.js';

/** Deliveries are sent by jobs that take their time. */
const POLL_MS = 20;

export const WEBHOOK = `id url description managingCompany { id name } events isActive disabledReason
  createdAt lastDeliveryAt lastDeliveryStatus previousSecretValidUntil`;
export const DELIVERY = `id eventId eventType status attempts createdAt lastAttemptAt nextAttemptAt
  responseStatus durationMs error payload`;

export const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { message secret webhook { ${WEBHOOK} } } }`;
export const LIST = `query ($companyId: ID, $first: Int, $after: String, $offset: Int) {
  webhooks(filter: { companyId: $companyId }, first: $first, after: $after, offset: $offset) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${WEBHOOK} } } } }`;
export const ONE = `query ($id: ID!) { webhook(id: $id) { ${WEBHOOK} } }`;
export const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { message webhook { ${WEBHOOK} } } }`;
export const DELETE = `mutation ($input: DeleteInput!) {
  deleteWebhook(input: $input) { message } }`;
export const ROTATE = `mutation ($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) { message secret webhook { ${WEBHOOK} } } }`;
export const TEST = `mutation ($input: TestWebhookInput!) {
  testWebhook(input: $input) { message delivery { ${DELIVERY} } } }`;
export const REPLAY = `mutation ($input: ReplayWebhookDeliveryInput!) {
  replayWebhookDelivery(input: $input) { message delivery { ${DELIVERY} } } }`;
export const DELIVERIES = `query ($id: ID!, $filter: WebhookDeliveryFilter, $first: Int, $after: String) {
  webhookDeliveries(webhookId: $id, filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${DELIVERY} } } } }`;

/** An endpoint as the screens see it. */
export interface WebhookNode {
  id: string;
  url: string;
  events: string[];
  isActive: boolean;
  disabledReason: string | null;
  lastDeliveryStatus: string | null;
  previousSecretValidUntil: string | null;
}

/** A delivery as the screens see it. */
export interface DeliveryNode {
  id: string;
  eventId: string;
  eventType: string;
  status: 'PENDING' | 'DELIVERED' | 'FAILED';
  attempts: number;
  nextAttemptAt: string | null;
  responseStatus: number | null;
  durationMs: number | null;
  error: string | null;
  payload: object;
}

/** Runs an operation that is expected to work. */
export async function run<T>(client: TestClient, query: string, variables: object): Promise<T> {
  const { data, errors } = await client.graphql<T>(query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Adds an endpoint for the events. */
export async function addWebhook(
  client: TestClient,
  input: { url: string; events: string[]; companyId?: string },
): Promise<{ webhook: WebhookNode; secret: string }> {
  const { createWebhook } = await run<{
    createWebhook: { webhook: WebhookNode; secret: string };
  }>(client, CREATE, { input });
  return createWebhook;
}

/** A company whose administrator has an endpoint at a path of its own. */
export interface Endpoint {
  id: string;
  path: string;
  secret: string;
  client: TestClient;
  user: CompanyUser;
  company: Company;
}

/** An endpoint of a company of its own. */
export async function newEndpoint(
  app: TestApp,
  receiver: Receiver,
  events = ['END_USER_CREATED'],
): Promise<Endpoint> {
  const em = app.em();
  const company = await createCompany(em);
  const user = await createCompanyUser(em, company);
  const client = await asCompanyUser(app, user);
  const path = `/${company.id}`;
  const { webhook, secret } = await addWebhook(client, { url: receiver.url(path), events });
  return { id: webhook.id, path, secret, client, user, company };
}

/** Deliveries of an endpoint, the newest first. */
export async function deliveriesOf(client: TestClient, id: string): Promise<DeliveryNode[]> {
  const { webhookDeliveries } = await run<{
    webhookDeliveries: { edges: { node: DeliveryNode }[] };
  }>(client, DELIVERIES, { id, first: 100 });
  return webhookDeliveries.edges.map(({ node }) => node);
}

/** Deliveries of an endpoint, as soon as they are as expected; the test's time-out bounds it. */
export async function deliveriesWhen(
  client: TestClient,
  id: string,
  condition: (deliveries: DeliveryNode[]) => boolean,
): Promise<DeliveryNode[]> {
  for (;;) {
    const deliveries = await deliveriesOf(client, id);
    if (condition(deliveries)) return deliveries;
    await setTimeout(POLL_MS);
  }
}

/** Lets time pass for an endpoint: what waits for its next attempt is due now. */
export async function makeDue(app: TestApp, webhookId: string): Promise<void> {
  const em = app.em();
  await em.execute(
    `update webhook_delivery set next_attempt_at = now() where webhook_id = ? and status = 'PENDING'`,
    [webhookId],
  );
  await app.app.platform.jobs.enqueue(em, deliverWebhooksJob, { webhookId });
}
