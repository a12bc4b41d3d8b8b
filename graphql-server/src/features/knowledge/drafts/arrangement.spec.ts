import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const DRAFT = `{ knowledgeDraft { revision newCount changedCount removedCount useCaseCount isReordered } }`;
const LIST = `{ draftUseCases(first: 50) { edges { node { id title state revision buildingIds } } } }`;
const START = `mutation ($input: StartKnowledgeDraftInput!) { startKnowledgeDraft(input: $input) { message } }`;
const MOVE = `mutation ($input: MoveDraftUseCaseInput!) { moveDraftUseCase(input: $input) { useCase { id } } }`;
const REMOVE = `mutation ($input: SetDraftUseCaseRemovedInput!) {
  setDraftUseCaseRemoved(input: $input) { useCase { id } } }`;
const ADD = `mutation ($input: AddDraftUseCaseInput!) { addDraftUseCase(input: $input) { useCase { id buildingIds } } }`;
const REVIEW = `{ knowledgeReview { revision isReordered unchangedCount consents changes { kind } } }`;
const PUBLISH = `mutation ($input: PublishKnowledgeInput!) { publishKnowledge(input: $input) { isRunning } }`;
const TRY = `mutation ($input: TryQuestionInput!) { tryQuestion(input: $input) { trial { answer found { title } } } }`;
const MERGE = `mutation ($input: MergeBuildingsInput!) { mergeBuildings(input: $input) { building { id } } }`;

const TITLES = ['Heizung', 'Müll', 'Aufzug', 'Hund', 'Schlüssel'];
const fileOf = (titles: readonly string[], say = (title: string) => `Alles über ${title}.`) =>
  titles.map((title) => `## ${title}\n\n${say(title)}`).join('\n\n');

interface Row {
  id: string;
  title: string;
  state: string;
  revision: number;
  buildingIds: string[];
}

interface Review {
  revision: number;
  isReordered: boolean;
  unchangedCount: number;
  consents: string[];
  changes: { kind: string }[];
}

describe('a draft that is arranged', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    const answer = await send(cast.clients.admin, '/companies/upload-prompt', fileOf(TITLES));
    if (answer.status !== 200) throw new Error(`The file was refused: ${answer.status}`);
  });
  afterAll(() => app.stop());

  function send(client: TestClient, path: string, text: string, companyId = cast.own.id) {
    const form = new FormData();
    if (companyId) form.append('companyId', companyId);
    form.append('promptFile', new Blob([text], { type: 'text/markdown' }), 'fragen.md');
    return client.fetch(`/api${path}`, { method: 'POST', body: form });
  }
  const load = (text: string, client = cast.clients.manager, companyId = '') =>
    send(client, '/company/knowledge/draft/file', text, companyId);

  async function run<T>(document: string, input?: object): Promise<T> {
    const { data, errors } = await cast.clients.companyAdmin.graphql<Record<string, T>>(
      document,
      input && { input },
    );
    if (!data || errors) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return Object.values(data)[0] as T;
  }
  const rows = async () =>
    (await run<{ edges: { node: Row }[] }>(LIST)).edges.map(({ node }) => node);
  const titles = async () => (await rows()).map(({ title }) => title);
  const rowOf = async (title: string) => {
    const row = (await rows()).find((one) => one.title === title);
    if (!row) throw new Error(title);
    return row;
  };
  const move = async (title: string, to: string) => run(MOVE, { id: (await rowOf(title)).id, to });
  async function publish(): Promise<void> {
    const { revision, consents } = await run<Review>(REVIEW);
    expect(await run(PUBLISH, { revision, consents })).toEqual({ isRunning: true });
  }

  it('takes a file in, which is reviewed before it answers', async () => {
    const text = `${fileOf(['Müll', 'Heizung'], (title) => `${title} ist anders.`)}\n\n${fileOf(['Aufzug', 'Balkon'])}`;
    const answer = await load(text);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      ...{ newCount: 1, changedCount: 2, unchangedCount: 1, removedCount: 2 },
    });
    expect((await rows()).map(({ title, state }) => [title, state])).toEqual([
      ['Müll', 'CHANGED'],
      ['Heizung', 'CHANGED'],
      ['Aufzug', 'UNCHANGED'],
      ['Balkon', 'NEW'],
      ['Hund', 'REMOVED'],
      ['Schlüssel', 'REMOVED'],
    ]);
    // The same file once more changes nothing, and what was new with the first goes with the next.
    await load(text);
    expect(await run(DRAFT)).toMatchObject({ newCount: 1, changedCount: 2, removedCount: 2 });
    await load(fileOf(TITLES));
    expect(await run(DRAFT)).toMatchObject({ newCount: 0, changedCount: 0, removedCount: 0 });
  });

  it('shows at once what a file with a single use case would take away', async () => {
    await load(fileOf(['Balkon']));
    const { changes, consents } = await run<Review>(REVIEW);
    expect(changes.map(({ kind }) => kind)).toEqual(['NEW', ...TITLES.map(() => 'GONE')]);
    expect(consents).toEqual(['MANY_GONE']);
  });

  it('takes files from people who may write it, at their own company alone', async () => {
    const { anonymous, tenant, staff, otherAdmin, admin } = cast.clients;
    const text = fileOf(['Müll']);
    const own = cast.own.id;
    expect((await load(text, anonymous, own)).status).toBe(401);
    expect((await load(text, tenant, own)).status).toBe(403);
    expect((await load(text, staff, own)).status).toBe(403);
    expect((await load(text, otherAdmin, own)).status).toBe(404);
    expect((await load(text, admin, own)).status).toBe(200);
    for (const key of Object.values(cast.keys))
      expect((await load(text, key, own)).status).toBe(403);
    const before = await run<{ revision: number }>(DRAFT);
    expect((await load('\u0000\u0001')).status).toBe(400);
    expect(await run(DRAFT)).toEqual(before);
  });

  it('has an order, which is that of what is published', async () => {
    await load(fileOf(TITLES));
    await move('Hund', 'FIRST');
    await move('Heizung', 'DOWN');
    await move('Aufzug', 'LAST');
    expect(await titles()).toEqual(['Hund', 'Müll', 'Heizung', 'Schlüssel', 'Aufzug']);
    const { id, revision } = await rowOf('Müll');
    await run(REMOVE, { id, revision, removed: true });
    await move('Heizung', 'UP');
    expect(await titles()).toEqual(['Heizung', 'Hund', 'Müll', 'Schlüssel', 'Aufzug']);
    await run(REMOVE, { id, revision: revision + 1, removed: false });
    const { isReordered, changes } = await run<Review>(REVIEW);
    expect({ isReordered, changes }).toEqual({ isReordered: true, changes: [] });
    expect(await run(DRAFT)).toMatchObject({ isReordered: true, changedCount: 0 });
    await publish();
    await load(fileOf(['Heizung', 'Hund', 'Müll', 'Schlüssel', 'Aufzug']));
    expect(await run<Review>(REVIEW)).toMatchObject({ isReordered: false, changes: [] });
    expect(await run(DRAFT)).toMatchObject({ isReordered: false });
  });

  const add = (buildingIds: string[]) =>
    run<{ useCase: { buildingIds: string[] } }>(ADD, {
      ...{ title: 'Fahrradkeller', text: 'Der Fahrradkeller ist im Hof links, Code 4711.' },
      buildingIds,
    });

  describe('with knowledge for one building', () => {
    const question = 'Wo steht der Fahrradkeller?';
    let hafen: string;
    let elbe: string;

    beforeEach(async () => {
      const em = app.em();
      const home = async (address: string) => {
        const { id } = await createEndUser(em, cast.own, { address });
        const [row] = await em.execute<{ building: string }[]>(
          'select building_id as building from end_user where id = ?',
          [id],
        );
        return row?.building ?? '';
      };
      hafen = await home('Am Hafen 1, 20457 Hamburg');
      elbe = await home('Elbweg 7, 20457 Hamburg');
    });

    const found = async (buildingId?: string) => {
      const { trial } = await run<{ trial: { answer: string; found: { title: string }[] } }>(TRY, {
        ...{ question, buildingId },
      });
      return trial.found.some(({ title }) => title === 'Fahrradkeller');
    };

    it('gives it to the people of that building alone, and keeps it with the file', async () => {
      expect((await add([hafen])).useCase.buildingIds).toEqual([hafen]);
      await publish();
      expect([await found(hafen), await found(elbe), await found()]).toEqual([true, false, false]);
      // What was published is what a new draft begins with.
      await run(START, {});
      expect((await rowOf('Fahrradkeller')).buildingIds).toEqual([hafen]);
    });

    it('goes on when its building is merged into another', async () => {
      await add([hafen]);
      await publish();
      expect(await found(elbe)).toBe(false);
      await run(MERGE, { id: hafen, intoId: elbe });
      expect(await found(elbe)).toBe(true);
    });

    it('refuses buildings of others', async () => {
      const { id } = await createEndUser(app.em(), cast.other, { address: 'Fremd 1, 1 Ort' });
      const [row] = await app
        .em()
        .execute<{ building: string }[]>(
          'select building_id as building from end_user where id = ?',
          [id],
        );
      await expect(add([row?.building ?? ''])).rejects.toThrow('BUILDING_OF_USE_CASE_UNKNOWN');
      await expect(add(['x'])).rejects.toThrow('BUILDING_OF_USE_CASE_UNKNOWN');
    });
  });
});
