import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../testing/chat.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const LIST = `query ($first: Int, $after: String) { conversations(first: $first, after: $after) {
  edges { cursor opening node { id status } } pageInfo { hasNextPage endCursor } } }`;

interface Listed {
  conversations: {
    edges: { cursor: string; opening: string; node: { id: string; status: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

describe('the conversations of a tenant', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A tenant with two conversations, and a neighbour of the same flat with one. */
  async function flat() {
    const em = app.em();
    const company = await createCompany(em);
    const [tenant, neighbour] = [
      await createEndUser(em, company),
      await createEndUser(em, company),
    ];
    const older = await createConversation(em, company, {
      ...{ endUser: tenant, status: 'ENDED' },
      messages: [{ text: 'Heizung kalt' }, { text: 'Danke' }],
    });
    const newer = await createConversation(em, company, {
      ...{ endUser: tenant, messages: [{ text: 'x'.repeat(500) }] },
    });
    await createConversation(em, company, { endUser: neighbour, messages: [{ text: 'Geheim' }] });
    await createConversation(em, company, { endUser: tenant, messages: [] });
    return { older, newer, client: await signIn(app, tenant) };
  }

  it('are listed for them alone, the newest first, without those in which nothing was said', async () => {
    const { older, newer, client } = await flat();
    const { data } = await client.graphql<Listed>(LIST, {});
    expect(data?.conversations.edges.map(({ opening, node }) => ({ opening, ...node }))).toEqual([
      { id: newer.id, status: 'OPEN', opening: 'x'.repeat(160) },
      { id: older.id, status: 'ENDED', opening: 'Heizung kalt' },
    ]);
  });

  it('come by pages', async () => {
    const { older, client } = await flat();
    const { data: first } = await client.graphql<Listed>(LIST, { first: 1 });
    expect(first?.conversations.pageInfo.hasNextPage).toBe(true);
    const after = first?.conversations.pageInfo.endCursor;
    const { data: rest } = await client.graphql<Listed>(LIST, { first: 1, after });
    expect(rest?.conversations.edges.map(({ node }) => node.id)).toEqual([older.id]);
    expect(rest?.conversations.pageInfo.hasNextPage).toBe(false);
    const { errors } = await client.graphql(LIST, { after: 'kaputt' });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
