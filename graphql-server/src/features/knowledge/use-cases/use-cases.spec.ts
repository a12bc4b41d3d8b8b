import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { createUseCases, createWording } from '../../../testing/use-cases.js';
import type { UseCase } from './use-case.entity.js';
import type { UseCaseConnection } from './use-case.type.js';

const LIST = `query ($first: Int, $after: String, $filter: UseCaseFilter) {
  useCases(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { endCursor } edges { node { id title text acceptedCount proposedCount } } } }`;
const ONE = `query ($id: ID!) { useCase(id: $id) { title text acceptedCount proposedCount }
  useCaseWordings(useCaseId: $id) { id text state origin createdAt } }`;
const ADD = `mutation ($input: AddWordingInput!) {
  addWording(input: $input) { wording { id text state origin } useCase { acceptedCount proposedCount } } }`;
const REVIEW = `mutation ($input: ReviewWordingInput!) {
  reviewWording(input: $input) { wording { id state } } }`;
const DELETE = 'mutation ($input: DeleteInput!) { deleteWording(input: $input) { deletedId } }';

describe('use cases and their wordings', () => {
  let app: TestApp;
  let cast: Cast;
  let heating: UseCase;
  let keys: UseCase;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    const [first, second] = await createUseCases(app.em(), cast.own, ['Schlüssel', 'Heizung']);
    if (!first || !second) throw new Error('No use cases.');
    [keys, heating] = [first, second];
  });
  afterAll(() => app.stop());

  const list = async (variables: object = {}) => {
    const { data, errors } = await cast.clients.manager.graphql<{ useCases: UseCaseConnection }>(
      LIST,
      variables,
    );
    if (!data) throw new Error(errors?.[0]?.extensions.code);
    return data.useCases.edges.map(({ node }) => node);
  };
  const add = (text: string, useCase = heating) =>
    cast.clients.manager.graphql<{ addWording: { wording: { id: string } } }>(ADD, {
      input: { useCaseId: useCase.id, text },
    });
  const review = (id: string, decision: string) =>
    cast.clients.manager.graphql(REVIEW, { input: { id, decision } });
  const stateOf = async (id: string) => {
    const [row] = await app
      .em()
      .execute<{ state: string }[]>('select state from use_case_wording where id = ?', [id]);
    return row?.state;
  };

  it('are listed by title with their counts, searched, and filtered by proposals', async () => {
    const em = app.em();
    await createWording(em, heating, { text: 'Bude ist kalt' });
    await createWording(em, heating, { text: 'mir ist kalt', state: 'ACCEPTED' });
    await createWording(em, heating, { text: 'nein', state: 'REJECTED' });
    expect(await list()).toEqual([
      {
        id: heating.id,
        title: 'Heizung',
        text: 'Alles zu: Heizung.',
        acceptedCount: 1,
        proposedCount: 1,
      },
      expect.objectContaining({ title: 'Schlüssel', acceptedCount: 0, proposedCount: 0 }),
    ]);
    const titles = async (filter: object) => (await list({ filter })).map(({ title }) => title);
    expect(await titles({ search: 'zu: schlü' })).toEqual(['Schlüssel']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ onlyProposed: true })).toEqual(['Heizung']);
    const { data } = await cast.clients.manager.graphql<{ useCases: UseCaseConnection }>(LIST, {
      first: 1,
    });
    const after = data?.useCases.pageInfo.endCursor;
    expect((await list({ first: 5, after })).map(({ title }) => title)).toEqual(['Schlüssel']);
  });

  it('are seen with settings.view, and nothing of another company', async () => {
    const codes = {
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    };
    expect(await codeByRole(cast, LIST, { filter: { companyId: cast.own.id } })).toEqual(codes);
    expect(await codeByRole(cast, ONE, { id: heating.id })).toEqual(codes);
    expect((await codeByRole(cast, LIST)).admin).toBe('BAD_USER_INPUT');
    for (const id of [randomUUID(), 'x']) {
      expect((await codeByRole(cast, ONE, { id })).admin).toBe('NOT_FOUND');
    }
  });

  it('are changed with settings.edit, and nothing of another company', async () => {
    const { id } = await createWording(app.em(), heating, { text: 'kalt hier' });
    const codes = {
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    };
    const input = { id, decision: 'ACCEPT' };
    expect(await codeByRole(cast, REVIEW, { input })).toEqual(codes);
    let count = 0;
    const wording = () => ({ input: { useCaseId: heating.id, text: `Nummer ${(count += 1)}` } });
    expect(await codeByRole(cast, ADD, wording)).toEqual(codes);
    const doomed = async () => {
      const made = await createWording(app.em(), heating, { text: randomUUID() });
      return { input: { id: made.id } };
    };
    expect(await codeByRole(cast, DELETE, doomed)).toEqual(codes);
  });

  it('take a wording on one line, which leads there at once', async () => {
    const { data } = await add(' Bei mir\r\nist’s   kalt ');
    expect(data).toEqual({
      addWording: {
        wording: {
          id: expect.any(String),
          text: 'Bei mir ist’s kalt',
          state: 'ACCEPTED',
          origin: 'COMPANY',
        },
        useCase: { acceptedCount: 1, proposedCount: 0 },
      },
    });
    const { data: seen } = await cast.clients.manager.graphql(ONE, { id: heating.id });
    expect(seen).toMatchObject({
      useCase: { title: 'Heizung', acceptedCount: 1 },
      useCaseWordings: [{ text: 'Bei mir ist’s kalt', state: 'ACCEPTED' }],
    });
  });

  it.each([
    ['', 'Wording is required'],
    ['x'.repeat(301), 'Wording must not exceed 300 characters'],
    ['MIR ist KALT?!', 'This use case already has this wording'],
    ['Tür zu', 'This wording already leads to “Schlüssel”'],
  ])('refuse %j clearly', async (text, message) => {
    await add('Mir ist kalt.');
    await add('Tür zu!', keys);
    const { errors } = await add(text);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'text', message }],
    });
  });

  it('accept by hand what was proposed or rejected before, once', async () => {
    for (const state of ['PROPOSED', 'REJECTED'] as const) {
      const made = await createWording(app.em(), heating, { text: `Frage ${state}`, state });
      const { data } = await add(`frage ${state}?`);
      expect(data?.addWording.wording.id).toBe(made.id);
      expect(await stateOf(made.id)).toBe('ACCEPTED');
    }
  });

  it('have room for 30 wordings, rejected ones aside', async () => {
    const em = app.em();
    for (let count = 0; count < 30; count += 1) {
      await createWording(em, heating, { text: `Frage ${count}`, state: 'ACCEPTED' });
    }
    const message = 'A use case can have at most 30 wordings';
    expect((await add('Eine mehr')).errors?.[0]?.message).toBe(message);
    await em.execute(
      `update use_case_wording set state = 'REJECTED' where company_id = ? and text = 'Frage 0'`,
      [cast.own.id],
    );
    expect((await add('Eine mehr')).errors).toBeUndefined();
  });

  it('let two who add at once have no more room than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('Gleichzeitig')));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('lead to one use case each, however often they are accepted', async () => {
    const em = app.em();
    const here = await createWording(em, heating, { text: 'kaputt' });
    const there = await createWording(em, keys, { text: 'Kaputt!' });
    expect((await review(here.id, 'ACCEPT')).errors).toBeUndefined();
    expect((await review(there.id, 'ACCEPT')).errors?.[0]).toMatchObject({
      message: 'This wording already leads to “Heizung”',
      extensions: { code: 'CONFLICT' },
    });
    expect((await review(there.id, 'REJECT')).errors).toBeUndefined();
    expect([await stateOf(here.id), await stateOf(there.id)]).toEqual(['ACCEPTED', 'REJECTED']);
  });

  it('leave in the audit log who decided, without what a tenant may have written', async () => {
    const { data } = await add('Frau Meier friert');
    const id = data?.addWording.wording.id ?? '';
    await cast.clients.manager.graphql(REVIEW, { input: { id, decision: 'REJECT' } });
    await cast.clients.manager.graphql(DELETE, { input: { id } });
    const rows = await app
      .em()
      .execute<{ action: string; subject_name: string; details: object }[]>(
        `select action, subject_name, details from audit_entry where subject_id = ? order by at`,
        [id],
      );
    expect(rows.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['wording.added', 'Heizung'],
      ['wording.rejected', 'Heizung'],
      ['wording.deleted', 'Heizung'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Meier');
  });
});
