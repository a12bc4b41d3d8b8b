import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { createUnanswered } from '../../../testing/conversations.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const DRAFT = `query ($companyId: ID) { knowledgeDraft(companyId: $companyId) {
  revision startedBy isOutdated isPublishing useCaseCount newCount changedCount removedCount } }`;
const LIST = `query ($filter: DraftUseCaseFilter) { draftUseCases(first: 50, filter: $filter) { totalCount
  edges { node { id title text state revision changedBy validFrom audience } } } }`;
const START = `mutation ($input: StartKnowledgeDraftInput!) {
  startKnowledgeDraft(input: $input) { draft { revision } } }`;
const ADD = `mutation ($input: AddDraftUseCaseInput!) {
  addDraftUseCase(input: $input) { useCase { id title text revision state } } }`;
const CHANGE = `mutation ($input: ChangeDraftUseCaseInput!) {
  changeDraftUseCase(input: $input) { useCase { id revision state changedBy } } }`;
const REMOVE = `mutation ($input: SetDraftUseCaseRemovedInput!) {
  setDraftUseCaseRemoved(input: $input) { useCase { id state revision } } }`;
const DISCARD = `mutation ($input: DiscardKnowledgeDraftInput!) {
  discardKnowledgeDraft(input: $input) { message } }`;
const REVIEW = `query ($companyId: ID) { knowledgeReview(companyId: $companyId) { revision unchangedCount consents
  changes { kind before { title text audience } after { title text audience } }
  warnings { kind titles found } } }`;
const PUBLISH = `mutation ($input: PublishKnowledgeInput!) {
  publishKnowledge(input: $input) { isRunning useCaseCount } }`;
const VERSIONS = `query ($companyId: ID) { knowledgeVersions(companyId: $companyId) {
  id version origin publishedBy note isRunning useCaseCount } }`;
const VERSION = `query ($id: ID!) { knowledgeVersion(id: $id) { content changes { kind } version { version } } }`;
const RESTORE = `mutation ($input: RestoreKnowledgeInput!) {
  restoreKnowledge(input: $input) { isRunning useCaseCount } }`;

const FILE = ['Heizung', 'Müll', 'Aufzug', 'Hund', 'Schlüssel']
  .map((title) => `## ${title}\n\nAlles über ${title}.`)
  .join('\n\n');

interface Row {
  id: string;
  title: string;
  state: string;
  revision: number;
}

describe('the draft of a company’s knowledge', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    await upload(FILE);
  });
  afterAll(() => app.stop());

  async function upload(text: string): Promise<void> {
    const form = new FormData();
    form.append('companyId', cast.own.id);
    form.append('promptFile', new Blob([text], { type: 'text/markdown' }), 'fragen.md');
    const { admin } = cast.clients;
    const answer = await admin.fetch('/api/companies/upload-prompt', {
      method: 'POST',
      body: form,
    });
    expect(answer.status).toBe(200);
  }

  async function run<T = Record<string, unknown>>(
    document: string,
    input?: object,
    client: TestClient = cast.clients.manager,
  ): Promise<T> {
    const { data, errors } = await client.graphql<Record<string, T>>(document, input);
    if (!data || errors) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return Object.values(data)[0] as T;
  }
  const change = async <T = { useCase: Row }>(
    document: string,
    input: object,
    client?: TestClient,
  ) => run<T>(document, { input }, client);
  const runningId = async (title: string) => {
    const [found] = await app.em().execute<{ id: string }[]>(
      `select u.id from use_case u join prompt_file f on f.id = u.prompt_file_id and f.active
        where u.company_id = ? and u.title = ?`,
      [cast.own.id, title],
    );
    return found?.id;
  };
  const draft = async () => run<Record<string, number>>(DRAFT);
  async function rows(filter: object = {}): Promise<Row[]> {
    const { edges } = await run<{ edges: { node: Row }[] }>(LIST, { filter });
    return edges.map(({ node }) => node);
  }
  const rowOf = async (title: string): Promise<Row> => {
    const row = (await rows()).find((one) => one.title === title);
    if (!row) throw new Error(title);
    return row;
  };

  async function refused(input: object) {
    const { errors } = await cast.clients.manager.graphql(ADD, {
      input: { title: 'A', text: 'B', ...input },
    });
    return (errors?.[0]?.extensions.fields as { field: string }[] | undefined)?.map(
      ({ field }) => field,
    );
  }

  it('begins as what answers now, and says what was changed in it', async () => {
    expect(await run(DRAFT)).toBeNull();
    await change(START, {});
    expect((await rows()).map(({ title, state }) => [title, state])).toEqual([
      ['Heizung', 'UNCHANGED'],
      ['Müll', 'UNCHANGED'],
      ['Aufzug', 'UNCHANGED'],
      ['Hund', 'UNCHANGED'],
      ['Schlüssel', 'UNCHANGED'],
    ]);
    const { id, revision } = await rowOf('Müll');
    const content = { title: 'Müll trennen', text: 'Papier: blau.', audience: 'TENANTS' };
    const { useCase } = await change(CHANGE, { id, revision, ...content, validFrom: '2026-12-01' });
    expect(useCase).toMatchObject({ state: 'CHANGED', revision: 2 });
    const aufzug = await rowOf('Aufzug');
    await change(REMOVE, { id: aufzug.id, revision: aufzug.revision, removed: true });
    await change(ADD, { title: '**Balkon** ##', text: '  Grillen:\r\n## Nie  ' });
    expect(await draft()).toMatchObject({
      ...{ useCaseCount: 5, newCount: 1, changedCount: 1, removedCount: 1, isOutdated: false },
    });
    expect(await rows({ onlyChanged: true })).toMatchObject([
      { title: 'Müll trennen', validFrom: '2026-12-01', audience: 'TENANTS' },
      { title: 'Aufzug', state: 'REMOVED' },
      { title: 'Balkon', text: 'Grillen:\n### Nie', state: 'NEW' },
    ]);
    expect((await rows({ search: 'papier' })).map(({ title }) => title)).toEqual(['Müll trennen']);
    // Renamed or not, what answers now leads to it.
    const useCaseId = await runningId('Müll');
    expect(await rows({ useCaseId })).toMatchObject([{ id, title: 'Müll trennen' }]);
    await change(REMOVE, { id: aufzug.id, revision: 2, removed: false });
    expect((await rowOf('Aufzug')).state).toBe('UNCHANGED');
  });

  it('tells who comes second, and keeps what the first has written', async () => {
    await change(START, {});
    const { id, revision } = await rowOf('Müll');
    const input = { id, revision, title: 'Müll', text: 'Von mir.' };
    await change(CHANGE, input);
    const { errors } = await cast.clients.companyAdmin.graphql(CHANGE, {
      input: { ...input, text: 'Von ihr.' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'USE_CASE_CHANGED_MEANWHILE',
    });
    expect(await rowOf('Müll')).toMatchObject({ text: 'Von mir.', revision: 2 });
  });

  it('refuses what cannot be published', async () => {
    expect(await refused({ title: ' *** ' })).toEqual(['title']);
    expect(await refused({ title: 'x'.repeat(201) })).toEqual(['title']);
    expect(await refused({ text: ' \n ' })).toEqual(['text']);
    expect(await refused({ validFrom: '2026-02-30' })).toEqual(['validFrom']);
    expect(await refused({ validFrom: '2026-12-02', validUntil: '2026-12-01' })).toEqual([
      'validUntil',
    ]);
    expect(await run(DRAFT)).toBeNull();
  });

  it('is published as it was reviewed, and is done then', async () => {
    const { useCase } = await change(ADD, {
      ...{ title: 'Balkon', text: 'Grillen nie.', wordings: ['Darf ich draußen grillen?'] },
    });
    const review = await run<{ revision: number }>(REVIEW);
    expect(review).toMatchObject({
      unchangedCount: 5,
      consents: [],
      changes: [{ kind: 'NEW', before: null, after: { title: 'Balkon' } }],
    });
    await change(CHANGE, { id: useCase.id, revision: 1, title: 'Balkon', text: 'Grillen nie!' });
    const early = await cast.clients.manager.graphql(PUBLISH, {
      input: { revision: review.revision },
    });
    expect(early.errors?.[0]?.extensions.reason).toBe('DRAFT_CHANGED_MEANWHILE');
    const { revision } = await run<{ revision: number }>(REVIEW);
    const input = { revision, note: 'Balkon geregelt' };
    expect(await change(PUBLISH, input)).toEqual({ isRunning: true, useCaseCount: 6 });
    expect(await run(DRAFT)).toBeNull();
    const versions = await run<{ id: string }[]>(VERSIONS);
    expect(versions).toMatchObject([
      { version: 2, origin: 'DRAFT', note: 'Balkon geregelt', isRunning: true, useCaseCount: 6 },
      { version: 1, origin: 'UPLOAD', isRunning: false, publishedBy: expect.any(String) },
    ]);
    const wordings = await app
      .em()
      .execute('select use_case_title as title, state from use_case_wording where company_id = ?', [
        cast.own.id,
      ]);
    expect(wordings).toEqual([{ title: 'Balkon', state: 'ACCEPTED' }]);
    const actions = await app
      .em()
      .execute<{ action: string }[]>(
        'select action from audit_entry where company_id = ? order by id',
        [cast.own.id],
      );
    expect(actions.map(({ action }) => action)).toEqual([
      'company.prompt-file.uploaded',
      'knowledge.draft.begun',
      'knowledge.use-case.added',
      'knowledge.use-case.changed',
      'knowledge.published',
    ]);

    const detail = await run(VERSION, { id: versions[1]?.id });
    expect(detail).toEqual({ content: FILE, changes: [{ kind: 'GONE' }], version: { version: 1 } });
    expect(await change(RESTORE, { id: versions[1]?.id })).toEqual({
      isRunning: true,
      useCaseCount: 5,
    });
    expect((await run<object[]>(VERSIONS))[0]).toMatchObject({ version: 3, origin: 'RESTORED' });
  });

  it('closes the questions of tenants that it answers, those of the company alone', async () => {
    const asked = await createUnanswered(app.em(), cast.own, { text: 'Darf ich grillen?' });
    const foreign = await createUnanswered(app.em(), cast.other, { text: 'Darf ich grillen?' });
    await change(ADD, {
      ...{ title: 'Balkon', text: 'Grillen ist dort nicht erlaubt.' },
      ...{ wordings: ['Darf ich grillen?'], questionIds: [asked.id, foreign.id] },
    });
    const states = async () =>
      Object.fromEntries(
        (
          await app
            .em()
            .execute<{ id: string; state: string }[]>('select id, state from unanswered_question')
        ).map(({ id, state }) => [id, state]),
      );
    expect(await states()).toMatchObject({ [asked.id]: 'OPEN' });
    const { revision } = await run<{ revision: number }>(REVIEW);
    await change(PUBLISH, { revision });
    expect(await states()).toMatchObject({ [asked.id]: 'DONE', [foreign.id]: 'OPEN' });
  });

  it('asks before much is gone, or a later version is replaced', async () => {
    await change(START, {});
    for (const title of ['Hund', 'Aufzug', 'Müll']) {
      const { id, revision } = await rowOf(title);
      await change(REMOVE, { id, revision, removed: true });
    }
    await upload(`${FILE}\n\n## Balkon\n\nGrillen nie.`);
    const { revision, consents } = await run<{ revision: number; consents: string[] }>(REVIEW);
    expect(consents).toEqual(['MANY_GONE', 'NEWER_VERSION']);
    const { errors } = await cast.clients.manager.graphql(PUBLISH, {
      input: { revision, consents: ['MANY_GONE'] },
    });
    expect(errors?.[0]?.extensions.reason).toBe('KNOWLEDGE_NEEDS_CONSENT');
    expect(await change(PUBLISH, { revision, consents })).toEqual({
      isRunning: true,
      useCaseCount: 2,
    });
  });

  it('is given up as it was seen', async () => {
    await change(ADD, { title: 'Balkon', text: 'Grillen nie.' });
    const { revision = 0 } = await draft();
    await expect(change(DISCARD, { revision: revision - 1 })).rejects.toThrow(
      'DRAFT_CHANGED_MEANWHILE',
    );
    await change(DISCARD, { revision });
    expect(await run(DRAFT)).toBeNull();
    expect(await rows()).toEqual([]);
  });

  it('is seen with settings.view and written with settings.edit, at the own company alone', async () => {
    const seers = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', staff: 'FORBIDDEN', manager: 'ok' },
      ...{ companyAdmin: 'ok', otherAdmin: 'NOT_FOUND', admin: 'ok' },
    };
    const companyId = cast.own.id;
    await change(START, {});
    for (const document of [DRAFT, VERSIONS, REVIEW]) {
      expect(await codeByRole(cast, document, { companyId })).toEqual(seers);
    }
    expect(await codeByRole(cast, LIST, { filter: { companyId } })).toEqual(seers);
    expect(await codeByRole(cast, START, { input: { companyId } })).toEqual(seers);
    expect(await codeByRole(cast, ADD, { input: { companyId, title: 'A', text: 'B' } })).toEqual(
      seers,
    );
    const { id } = await rowOf('Müll');
    let revision = 0;
    const edit = { id, title: 'Müll', text: 'C' };
    expect(
      await codeByRole(cast, CHANGE, async () => {
        ({ revision } = await rowOf('Müll'));
        return { input: { ...edit, revision } };
      }),
    ).toEqual(seers);
    const [version] = await run<{ id: string }[]>(VERSIONS);
    expect(await codeByRole(cast, VERSION, { id: version?.id })).toEqual(seers);
    expect(await codeByRole(cast, RESTORE, { input: { id: version?.id } })).toEqual(seers);
    for (const key of Object.values(cast.keys)) {
      const { errors } = await key.graphql(ADD, { input: { companyId, title: 'A', text: 'B' } });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await key.graphql(DRAFT, { companyId })).errors).toBeUndefined();
    }
  });
});
