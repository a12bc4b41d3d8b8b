import type { TestClient } from '../../../testing/test-client.js';
import { finishJobs } from '../../../testing/jobs.js';
import type { TestApp } from '../../../testing/test-app.js';

/** A notification as tests look at it. */
export interface ToldNotification {
  id: string;
  kind: string;
  count: number;
  createdAt: string;
  readAt: string | null;
  path: string;
  subject: string | null;
  actorName: string | null;
  danger: string | null;
  caseNumber: number | null;
}

const LIST = `query ($first: Int, $after: String, $filter: NotificationFilter) {
  notifications(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id kind count createdAt readAt path subject actorName danger caseNumber } } } }`;

interface List {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: ToldNotification }[];
}

/** One page of what the client was told. */
export async function readNotifications(client: TestClient, variables: object = {}): Promise<List> {
  const { data, errors } = await client.graphql<{ notifications: List }>(LIST, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.notifications;
}

/** What the client was told, once all that has happened was told, the newest first. */
export async function toldTo(app: TestApp, client: TestClient): Promise<ToldNotification[]> {
  await finishJobs(app, 'notifications.make');
  const { edges } = await readNotifications(client);
  return edges.map(({ node }) => node);
}

/** The kinds of it. */
export const kindsToldTo = async (app: TestApp, client: TestClient): Promise<string[]> =>
  (await toldTo(app, client)).map(({ kind }) => kind);
