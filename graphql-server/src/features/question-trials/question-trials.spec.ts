import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const TRY = `mutation ($input: TryQuestionInput!) { tryQuestion(input: $input) { trial {
  answer action choices isDegraded milliseconds found { title passage score isCited } } } }`;
const TESTS = `query ($companyId: ID) { testQuestions(companyId: $companyId) {
  id text expectedTitle role live { hasPassed verdict title } draft { hasPassed verdict title } } }`;
const KEEP = `mutation ($input: AddTestQuestionInput!) { addTestQuestion(input: $input) { message } }`;
const REMOVE = `mutation ($input: RemoveTestQuestionInput!) { removeTestQuestion(input: $input) { message } }`;
const START = `mutation ($input: StartKnowledgeDraftInput!) { startKnowledgeDraft(input: $input) { message } }`;
const ADD = `mutation ($input: AddDraftUseCaseInput!) { addDraftUseCase(input: $input) { useCase { id } } }`;
const CHANGE = `mutation ($input: ChangeDraftUseCaseInput!) { changeDraftUseCase(input: $input) { message } }`;
const LIST = `{ draftUseCases(first: 50) { edges { node { id title revision } } } }`;
const REVIEW = '{ knowledgeReview { revision consents } }';
const PUBLISH = `mutation ($input: PublishKnowledgeInput!) { publishKnowledge(input: $input) { isRunning } }`;

const FILE = `## Heizung ausgefallen

Melden Sie den Ausfall der Heizung bitte unter 040 66969 120.

## Haustiere halten

Katzen sind erlaubt. Für einen Hund brauchen Sie unsere Zustimmung.`;

const LOADING = {
  title: 'Fahrräder laden',
  text: 'Lastenräder laden Sie an der Steckdose im Fahrradkeller, Haus 3.',
};
const HOW_TO_LOAD = 'Wo kann ich mein Lastenrad aufladen?';

interface Trial {
  answer: string;
  action: string;
  found: { title: string; score: number; isCited: boolean }[];
}

interface Result {
  hasPassed: boolean;
  verdict: string;
  title: string | null;
}

interface Tested {
  id: string;
  text: string;
  expectedTitle: string | null;
  live: Result;
  draft: Result | null;
}

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cast = await createCast(app);
  const form = new FormData();
  form.append('companyId', cast.own.id);
  form.append('promptFile', new Blob([FILE]), 'fragen.md');
  const sent = { method: 'POST', body: form };
  await cast.clients.admin.fetch('/api/companies/upload-prompt', sent);
});
afterAll(() => app.stop());

async function run<T>(document: string, variables: object = {}): Promise<T> {
  const { data, errors } = await cast.clients.manager.graphql<Record<string, T>>(
    document,
    variables,
  );
  if (!data || errors) throw new Error(JSON.stringify(errors?.[0]?.extensions));
  return Object.values(data)[0] as T;
}

async function codeOf(document: string, input: object): Promise<unknown> {
  const { errors } = await cast.clients.manager.graphql(document, { input });
  const extensions = errors?.[0]?.extensions;
  const fields = extensions?.fields as { reason: string }[] | undefined;
  return fields?.[0]?.reason ?? extensions?.code;
}

const ask = async (input: object) => (await run<{ trial: Trial }>(TRY, { input })).trial;
const tests = () => run<Tested[]>(TESTS);
const keep = (question: string, expectedTitle: string | null) =>
  run(KEEP, { input: { question, expectedTitle } });
const review = () => run<{ revision: number; consents: string[] }>(REVIEW);

const seers = {
  ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN' },
  ...{ manager: 'ok', companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
};

describe('a question that is tried', () => {
  it('shows what would be found and answered now, and by the draft', async () => {
    const now = await ask({ question: 'Die Heizung ist ausgefallen' });
    expect(now).toMatchObject({ action: 'ANSWER', isDegraded: false });
    expect(now.answer).toContain('040 66969 120');
    expect(now.found[0]).toMatchObject({ title: 'Heizung ausgefallen', isCited: true });
    expect(now.found.map(({ score }) => score)).toEqual(
      now.found.map(({ score }) => score).toSorted((one, other) => other - one),
    );
    expect(await codeOf(TRY, { question: HOW_TO_LOAD, ofDraft: true })).toBe('NOT_FOUND');
    await run(ADD, { input: { ...LOADING, wordings: [HOW_TO_LOAD] } });
    expect((await ask({ question: HOW_TO_LOAD })).action).not.toBe('ANSWER');
    const drafted = await ask({ question: HOW_TO_LOAD, ofDraft: true });
    expect(drafted.answer).toContain('Fahrradkeller');
    expect(drafted.found[0]?.title).toBe('Fahrräder laden');
    const { edges } = await run<{ edges: { node: Record<string, unknown> }[] }>(LIST);
    const { id, revision } = edges.find(({ node }) => node.title === LOADING.title)?.node ?? {};
    const input = { id, revision, ...LOADING, text: 'Laden Sie das Lastenrad in der Garage.' };
    await run(CHANGE, { input });
    expect((await ask({ question: HOW_TO_LOAD, ofDraft: true })).answer).toContain('Garage');
  });

  it('is answered as a tenant or an owner would be', async () => {
    const rent = { title: 'Rücklage', text: 'Die Rücklage beträgt 11 Euro.', audience: 'OWNERS' };
    await run(ADD, { input: rent });
    const question = 'Wie hoch ist die Rücklage?';
    const owner = await ask({ question, ofDraft: true, role: 'OWNER' });
    expect(owner.answer).toContain('11 Euro');
    expect((await ask({ question, ofDraft: true })).found).not.toContainEqual(
      expect.objectContaining({ title: 'Rücklage' }),
    );
  });

  it('leaves nothing behind, in danger neither', async () => {
    const tables = ['conversation', 'message', 'unanswered_question', 'mail', 'webhook_event'];
    const counts = async () =>
      Promise.all(
        tables.map(async (table) => {
          const [row] = await app
            .em()
            .execute<{ n: number }[]>(`select count(*)::int n from ${table}`);
          return row?.n;
        }),
      );
    const before = await counts();
    expect((await ask({ question: 'Hilfe, es brennt in der Küche!' })).action).toBe('EMERGENCY');
    await ask({ question: HOW_TO_LOAD });
    expect(await counts()).toEqual(before);
  });

  it('may be asked by people with settings.edit, at their company', async () => {
    const input = { companyId: cast.own.id, question: 'Darf ich eine Katze halten?' };
    expect(await codeByRole(cast, TRY, { input })).toEqual(seers);
    for (const key of Object.values(cast.keys)) {
      const { errors } = await key.graphql(TRY, { input });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('test questions', () => {
  it('are asked of what answers now and of the draft', async () => {
    await keep('Die Heizung ist ausgefallen', 'Heizung ausgefallen');
    await keep('Wie wird das Wetter in Paris?', null);
    expect(await tests()).toMatchObject([
      { live: { hasPassed: true, title: 'Heizung ausgefallen' }, draft: null },
      { live: { hasPassed: true, verdict: 'NONE', title: null }, draft: null },
    ]);
    await run(ADD, { input: { ...LOADING, wordings: [HOW_TO_LOAD] } });
    await keep(HOW_TO_LOAD, LOADING.title);
    expect((await tests())[2]).toMatchObject({
      live: { hasPassed: false },
      draft: { hasPassed: true, verdict: 'ANSWER', title: LOADING.title },
    });
    expect((await review()).consents).toEqual([]);
  });

  it('have to pass before the draft is published, or it has to be agreed to', async () => {
    await keep('Die Heizung ist ausgefallen', 'Haustiere halten');
    await run(START, { input: {} });
    await run(ADD, { input: LOADING });
    const { revision, consents } = await review();
    expect(consents).toEqual(['TESTS_FAILED']);
    expect(await codeOf(PUBLISH, { revision })).toBe('CONFLICT');
    expect(await run(PUBLISH, { input: { revision, consents } })).toEqual({ isRunning: true });
  });

  it('go on to expect a use case that is renamed', async () => {
    await keep('Die Heizung ist ausgefallen', 'Heizung ausgefallen');
    await run(START, { input: {} });
    const { edges } = await run<{ edges: { node: Record<string, unknown> }[] }>(LIST);
    const { id, revision: seen } = edges[0]?.node ?? {};
    const text = 'Melden Sie den Ausfall der Heizung bitte unter 040 66969 120.';
    const renamed = { id, revision: seen, title: 'Die Heizung bleibt kalt', text };
    await run(CHANGE, { input: renamed });
    expect(await tests()).toMatchObject([
      { live: { hasPassed: true }, draft: { hasPassed: true } },
    ]);
    const { revision, consents } = await review();
    expect(consents).toEqual([]);
    await run(PUBLISH, { input: { revision } });
    expect(await tests()).toMatchObject([
      { expectedTitle: 'Die Heizung bleibt kalt', live: { hasPassed: true }, draft: null },
    ]);
  });

  it('are kept once, for use cases that there are, and given up', async () => {
    await keep('Die Heizung ist kalt', 'Heizung ausgefallen');
    expect(await codeOf(KEEP, { question: 'die heizung ist kalt' })).toBe(
      'TEST_QUESTION_ALREADY_HERE',
    );
    expect(await codeOf(KEEP, { question: 'Hund?', expectedTitle: 'Hunde' })).toBe(
      'USE_CASE_NOT_FOUND',
    );
    expect(await codeOf(KEEP, { question: ' ' })).toBe('REQUIRED');
    const [{ id } = { id: '' }] = await tests();
    const removing = { input: { id } };
    const { otherAdmin, staff } = cast.clients;
    for (const client of [otherAdmin, staff]) {
      expect((await client.graphql(REMOVE, removing)).errors).toBeDefined();
    }
    await run(REMOVE, removing);
    expect(await tests()).toEqual([]);
    expect(await codeOf(REMOVE, { id })).toBe('NOT_FOUND');
  });

  it('are seen with settings.view and kept with settings.edit', async () => {
    const companyId = cast.own.id;
    expect(await codeByRole(cast, TESTS, { companyId })).toEqual(seers);
    let n = 0;
    const input = () => ({ input: { companyId, question: `Wie viele Hunde sind ${(n += 1)}?` } });
    expect(await codeByRole(cast, KEEP, input)).toEqual(seers);
    for (const key of Object.values(cast.keys)) {
      expect((await key.graphql(KEEP, input())).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await key.graphql(TESTS, { companyId })).errors).toBeUndefined();
    }
  });
});
