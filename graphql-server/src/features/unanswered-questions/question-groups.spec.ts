import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createUnanswered } from '../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createUseCases } from '../../testing/use-cases.js';

const GROUPS = `query ($companyId: ID) { unansweredQuestionGroups(companyId: $companyId) {
  count questionIds latestAt choices examples { id text state } } }`;
const SET_STATE = `mutation ($input: SetUnansweredQuestionsStateInput!) {
  setUnansweredQuestionsState(input: $input) { count } }`;
const ASSIGN = `mutation ($input: AssignUnansweredQuestionsInput!) {
  assignUnansweredQuestions(input: $input) { count } }`;
const LIST = `{ unansweredQuestions(first: 50, filter: { state: OPEN }) { totalCount } }`;

interface Group {
  count: number;
  questionIds: string[];
  choices: string[];
  examples: { text: string }[];
}

describe('groups of unanswered questions', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const ask = (text: string, more: object = {}) =>
    createUnanswered(app.em(), cast.own, { text, ...more });

  async function run<T>(document: string, variables: object = {}): Promise<T> {
    const { data, errors } = await cast.clients.manager.graphql<Record<string, T>>(
      document,
      variables,
    );
    if (!data || errors) throw new Error(errors?.[0]?.extensions.code);
    return Object.values(data)[0] as T;
  }
  const groups = () => run<Group[]>(GROUPS);
  const openCount = async () => (await run<{ totalCount: number }>(LIST)).totalCount;

  it('have what asks for the same, in other languages, too, the largest first', async () => {
    await ask('Der Rauchmelder piept');
    await ask('Wie bekomme ich einen zweiten Schlüssel?', {
      ...{ reason: 'UNSURE', guidance: { language: 'de', choices: ['Schlüssel verloren'] } },
    });
    await ask('Was kostet ein weiterer Wohnungsschlüssel?');
    await ask('I need a second key', { guidance: { language: 'en', choices: [] } });
    await createUnanswered(app.em(), cast.other, { text: 'Ich brauche einen zweiten Schlüssel' });
    const [keys, smoke, ...others] = await groups();
    expect(others).toEqual([]);
    expect(keys).toMatchObject({ count: 3, choices: ['Schlüssel verloren'] });
    expect(keys?.examples.map(({ text }) => text)).toContain('I need a second key');
    expect(smoke).toMatchObject({ count: 1, examples: [{ text: 'Der Rauchmelder piept' }] });
  });

  it('are done with at once, all or none', async () => {
    await ask('Darf ich auf dem Balkon grillen?');
    await ask('Ist Grillen am Balkon erlaubt?');
    const [{ questionIds: ids } = { questionIds: [] }] = await groups();
    const foreign = await createUnanswered(app.em(), cast.other, { text: 'Fremd?' });
    const mixed = { ids: [...ids, foreign.id], state: 'DONE' };
    await expect(run(SET_STATE, { input: mixed })).rejects.toThrow('NOT_FOUND');
    expect(await openCount()).toBe(2);
    expect(await run(SET_STATE, { input: { ids, state: 'DONE' } })).toEqual({ count: 2 });
    expect(await groups()).toEqual([]);
    await run(SET_STATE, { input: { ids, state: 'OPEN' } });
    expect(await openCount()).toBe(2);
  });

  it('lead to a use case of the same company by one wording', async () => {
    await ask('Darf ich auf dem Balkon grillen?');
    await ask('Ist Grillen am Balkon erlaubt?');
    const [{ questionIds: ids } = { questionIds: [] }] = await groups();
    const [useCase] = await createUseCases(app.em(), cast.own, ['Grillen']);
    const [foreign] = await createUseCases(app.em(), cast.other, ['Grillen']);
    const text = 'Darf man auf dem Balkon grillen?';
    const { admin } = cast.clients;
    const wrong = { ids, useCaseId: foreign?.id, text };
    expect((await admin.graphql(ASSIGN, { input: wrong })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const input = { ids, useCaseId: useCase?.id, text };
    expect(await run(ASSIGN, { input })).toEqual({ count: 2 });
    expect(await openCount()).toBe(0);
    expect(
      await app
        .em()
        .execute('select text, state, origin from use_case_wording where company_id = ?', [
          cast.own.id,
        ]),
    ).toEqual([{ text, state: 'ACCEPTED', origin: 'QUESTION' }]);
  });

  it('are seen and dealt with as the questions are', async () => {
    const { id } = await ask('Eins?');
    const staff = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'ok', manager: 'ok' },
      ...{ companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    };
    expect(await codeByRole(cast, GROUPS, { companyId: cast.own.id })).toEqual(staff);
    expect(await codeByRole(cast, SET_STATE, { input: { ids: [id], state: 'OPEN' } })).toEqual(
      staff,
    );
    const [useCase] = await createUseCases(app.em(), cast.own, ['Grillen']);
    let n = 0;
    const input = () => ({
      input: { ids: [id], useCaseId: useCase?.id, text: `Wie ${(n += 1)}?` },
    });
    expect(await codeByRole(cast, ASSIGN, input)).toEqual({ ...staff, staff: 'FORBIDDEN' });
  });
});
