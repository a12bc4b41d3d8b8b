import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createUnanswered } from '../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createUseCases } from '../../testing/use-cases.js';
import type { UnansweredQuestionConnection } from './unanswered-question.type.js';

const LIST = `query ($first: Int, $after: String, $filter: UnansweredQuestionFilter) {
  unansweredQuestions(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id text category reason state language choices conversationId askedAt } } } }`;
const SET_STATE = `mutation ($input: SetUnansweredQuestionStateInput!) {
  setUnansweredQuestionState(input: $input) { message question { id state } } }`;
const ASSIGN = `mutation ($input: AssignUnansweredQuestionInput!) {
  assignUnansweredQuestion(input: $input) { question { id state } useCase { acceptedCount } } }`;

const textsOf = ({ edges }: UnansweredQuestionConnection) => edges.map(({ node }) => node.text);

describe('unanswered questions', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const list = async (variables: object = {}, client: TestClient = cast.clients.staff) => {
    const { data, errors } = await client.graphql<{
      unansweredQuestions: UnansweredQuestionConnection;
    }>(LIST, variables);
    if (errors || !data) throw new Error(errors?.[0]?.extensions.code);
    return data.unansweredQuestions;
  };

  it('are told with what the assistant made of them', async () => {
    const asked = await createUnanswered(app.em(), cast.own, {
      text: 'Kombi mit dem Dings?',
      category: 'Heizung',
      reason: 'UNSURE',
      guidance: { language: 'de', choices: ['Heizung defekt', 'Warmwasser'] },
    });
    const { edges, totalCount } = await list();
    expect(totalCount).toBe(1);
    expect(edges[0]?.node).toEqual({
      id: asked.id,
      text: 'Kombi mit dem Dings?',
      category: 'Heizung',
      reason: 'UNSURE',
      state: 'OPEN',
      language: 'de',
      choices: ['Heizung defekt', 'Warmwasser'],
      conversationId: asked.conversationId,
      askedAt: expect.any(String),
    });
  });

  it('are seen with conversations.view, at the own company alone', async () => {
    await createUnanswered(app.em(), cast.own, { text: 'Eins?' });
    await createUnanswered(app.em(), cast.other, { text: 'Fremd?' });
    expect(await codeByRole(cast, LIST, { filter: { companyId: cast.own.id } })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'ok',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    expect((await codeByRole(cast, LIST)).admin).toBe('BAD_USER_INPUT');
    expect(textsOf(await list())).toEqual(['Eins?']);
    expect(textsOf(await list({}, cast.clients.otherAdmin))).toEqual(['Fremd?']);
    expect(textsOf(await list({}, cast.keys.companyKey))).toEqual(['Eins?']);
    await app.em().execute(
      `insert into role_permissions (id, company_id, role, permissions, updated_at)
       values (?, ?, 'COMPANY_STAFF', '["settings.view", "settings.edit"]', now())`,
      [randomUUID(), cast.own.id],
    );
    await expect(list()).rejects.toThrow('FORBIDDEN');
  });

  it('come newest first, page by page, by state and reason', async () => {
    const em = app.em();
    for (const [index, reason] of (['NOT_FOUND', 'UNSURE', 'HAND_OVER'] as const).entries()) {
      await createUnanswered(em, cast.own, {
        text: String(index),
        reason,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      });
    }
    await createUnanswered(em, cast.own, { text: 'alt', state: 'DONE', createdAt: new Date(0) });
    const first = await list({ first: 2 });
    expect([textsOf(first), first.totalCount]).toEqual([['2', '1'], 4]);
    const rest = await list({ first: 9, after: first.pageInfo.endCursor });
    expect([textsOf(rest), rest.pageInfo.hasNextPage]).toEqual([['0', 'alt'], false]);
    expect(textsOf(await list({ filter: { state: 'DONE' } }))).toEqual(['alt']);
    expect(textsOf(await list({ filter: { state: 'OPEN', reason: 'UNSURE' } }))).toEqual(['1']);
  });

  it('are marked as done, and open again, by whoever sees them', async () => {
    const { id } = await createUnanswered(app.em(), cast.own, { text: 'Wann?' });
    for (const state of ['DONE', 'DONE', 'OPEN', 'DONE']) {
      const { data } = await cast.clients.staff.graphql(SET_STATE, { input: { id, state } });
      expect(data).toMatchObject({ setUnansweredQuestionState: { question: { id, state } } });
    }
    expect((await list({ filter: { state: 'DONE' } })).totalCount).toBe(1);
    expect(await codeByRole(cast, SET_STATE, { input: { id, state: 'OPEN' } })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'ok',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    for (const nobody of [randomUUID(), 'no-id']) {
      const codes = await codeByRole(cast, SET_STATE, { input: { id: nobody, state: 'OPEN' } });
      expect(codes.admin).toBe('NOT_FOUND');
    }
  });

  it('lead to a use case once they are assigned, and are done then', async () => {
    const [useCase] = await createUseCases(app.em(), cast.own, ['Heizung']);
    const first = await createUnanswered(app.em(), cast.own, { text: 'Mir is kalt' });
    const second = await createUnanswered(app.em(), cast.own, { text: 'mir is kalt!' });
    const third = await createUnanswered(app.em(), cast.own, { text: 'Ich, Jana, friere' });
    const { manager } = cast.clients;
    for (const [asked, text] of [
      [first, undefined],
      [second, null],
      [third, 'Ich friere'],
    ] as const) {
      const input = { id: asked.id, useCaseId: useCase?.id, text };
      const { data, errors } = await manager.graphql(ASSIGN, { input });
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({
        assignUnansweredQuestion: { question: { id: asked.id, state: 'DONE' } },
      });
    }
    const wordings = await app
      .em()
      .execute<{ text: string; state: string; origin: string }[]>(
        'select text, state, origin from use_case_wording where company_id = ? order by created_at',
        [cast.own.id],
      );
    expect(wordings).toEqual([
      { text: 'Mir is kalt', state: 'ACCEPTED', origin: 'QUESTION' },
      { text: 'Ich friere', state: 'ACCEPTED', origin: 'QUESTION' },
    ]);
  });

  it('are assigned with both permissions, within one company', async () => {
    const [useCase] = await createUseCases(app.em(), cast.own, ['Heizung']);
    const [foreign] = await createUseCases(app.em(), cast.other, ['Heizung']);
    const { id } = await createUnanswered(app.em(), cast.own, { text: 'Kalt?' });
    const input = { id, useCaseId: useCase?.id };
    const mixed = { id, useCaseId: foreign?.id };
    expect(await codeByRole(cast, ASSIGN, { input: mixed })).toMatchObject({
      companyAdmin: 'NOT_FOUND',
      otherAdmin: 'NOT_FOUND',
      admin: 'NOT_FOUND',
    });
    expect((await list({ filter: { state: 'OPEN' } })).totalCount).toBe(1);
    expect(await codeByRole(cast, ASSIGN, { input })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
  });
});
