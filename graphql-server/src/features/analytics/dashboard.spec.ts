import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createConversation, createUnanswered } from '../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { berlinDay } from '../../platform/german/index.js';
import { ServiceCase } from '../cases/index.js';
import type { CompanyDashboard } from './dashboard.type.js';

const QUERY = `query ($companyId: ID) { companyDashboard(companyId: $companyId) {
  id waiting waitingSince emergencies unanswered unassigned open casesDue casesOverdue casesReported
  today { now { conversations tokens } series { at } } } }`;

async function now(client: TestClient, variables: object = {}): Promise<CompanyDashboard> {
  const { data, errors } = await client.graphql<{ companyDashboard: CompanyDashboard }>(
    QUERY,
    variables,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.companyDashboard;
}

describe('the dashboard of a company', () => {
  let app: TestApp;
  let cast: Cast;
  const waitingSince = new Date(Date.now() - 600_000);

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    const em = app.em();
    await createConversation(em, cast.own, { waitingSince });
    await createConversation(em, cast.own, { waitingSince: new Date(), urgency: 'EMERGENCY' });
    await createConversation(em, cast.own, { archivedAt: new Date(), waitingSince: new Date(0) });
    await createUnanswered(em, cast.own, { text: 'Wann kommt der Bus?' });
    await createConversation(em, cast.other, { waitingSince });
    const due = [-2, 0, 1].map((days) => berlinDay(new Date(Date.now() + days * 86_400_000)));
    for (const [index, dueOn] of due.entries()) {
      const company = cast.own;
      em.create(ServiceCase, { company, number: index + 1, title: 'Rohr', dueOn });
    }
    for (const [index, state] of (['OPEN', 'IN_PROGRESS'] as const).entries()) {
      const number = 5 + index;
      const answerId = uuid();
      em.create(ServiceCase, { company: cast.own, number, title: 'Leck', state, answerId });
    }
    em.create(ServiceCase, {
      company: cast.own,
      number: 4,
      title: 'Fertig',
      state: 'DONE',
      dueOn: due[0] ?? null,
    });
    await em.flush();
  });
  afterAll(() => app.stop());

  it('tells what waits, and since when', async () => {
    const waits = {
      ...{ id: cast.own.id, waiting: 2, emergencies: 1, unanswered: 1, unassigned: 3, open: 3 },
      waitingSince: waitingSince.toISOString(),
    };
    const noCases = { casesDue: null, casesOverdue: null, casesReported: null };
    expect(await now(cast.clients.staff)).toEqual({ ...waits, ...noCases, today: null });
    const { today, ...rest } = await now(cast.clients.manager);
    expect(rest).toEqual({ ...waits, casesDue: 2, casesOverdue: 1, casesReported: 1 });
    expect(today?.now).toEqual({ conversations: 4, tokens: null });
    expect(today?.series).toHaveLength(24);
    const { body } = await cast.clients.staff.json('GET', '/api/company/dashboard');
    expect(body).toEqual({ success: true, data: { ...waits, ...noCases, today: null } });
  });

  it('is that of the own company', async () => {
    expect(await now(cast.clients.otherAdmin)).toMatchObject({ id: cast.other.id, waiting: 1 });
    expect(await codeByRole(cast, QUERY, { companyId: cast.own.id })).toEqual({
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'ok', manager: 'ok' },
      ...{ companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    });
  });
});
