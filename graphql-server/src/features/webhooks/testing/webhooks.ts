import { setTimeout } from 'node:timers/promises';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { deliverWebhooksJob } from '../delivery/webhook.job.js';

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
