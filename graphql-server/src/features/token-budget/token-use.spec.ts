import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import { addUse } from './token-use.repository.js';

const FIGURES = 'inputTokens outputTokens totalTokens cost';
const QUERY = `query ($id: ID) { company(id: $id) {
  tokenUseToday { ${FIGURES} } tokenUseLast30Days { ${FIGURES} } } }`;

const figures = async (client: TestClient, id: string | null) =>
  (await client.graphql<{ company: object }>(QUERY, { id })).data?.company;

describe('what models used for a company', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const today = berlinDay(new Date());
    const use = (companyId: string, days: number, inputTokens: number) => ({
      companyId,
      day: daysBefore(today, days),
      inputTokens,
      outputTokens: 1,
      cost: inputTokens / 10,
    });
    const { own, other } = cast;
    await addUse(app.em(), [use(own.id, 0, 3_000_000_000), use(own.id, 29, 10)]);
    await addUse(app.em(), [use(own.id, 30, 100), use(other.id, 0, 7)]);
  });
  afterAll(() => app.stop());

  it('is told to administrators and keys for monitoring, by day and for 30 days', async () => {
    const today = {
      inputTokens: 3_000_000_000,
      outputTokens: 1,
      totalTokens: 3_000_000_001,
      cost: 300_000_000,
    };
    for (const client of [cast.clients.admin, cast.keys.platformKey]) {
      expect(await figures(client, cast.own.id)).toEqual({
        tokenUseToday: today,
        tokenUseLast30Days: {
          inputTokens: 3_000_000_010,
          outputTokens: 2,
          totalTokens: 3_000_000_012,
          cost: 300_000_001,
        },
      });
    }
  });

  it('is not told to the company, which does not pay for it', async () => {
    expect(await figures(cast.clients.companyAdmin, null)).toEqual({
      tokenUseToday: null,
      tokenUseLast30Days: null,
    });
  });

  it("is each company's own in a list", async () => {
    const { data } = await cast.clients.admin.graphql<{
      companies: { edges: { node: { id: string; tokenUseToday: { inputTokens: number } } }[] };
    }>(`{ companies(first: 50) { edges { node { id tokenUseToday { inputTokens } } } } }`);
    const byId = new Map(
      data?.companies.edges.map(({ node }) => [node.id, node.tokenUseToday.inputTokens]),
    );
    expect(byId.get(cast.other.id)).toBe(7);
    expect(byId.get(cast.own.id)).toBe(3_000_000_000);
  });
});
