import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { buildSchema, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createEndUser } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await asAdmin(app, await createAdmin(app.em()));
});
afterAll(() => app.stop());

const schema = buildSchema(
  readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8'),
);
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}),
);

const marksOf = (name: string) =>
  fields
    .find((field) => field.name === name)
    ?.astNode?.directives?.map((directive) => directive.name.value);

describe('a refused field', () => {
  it('leaves the fields beside it whole', async () => {
    const company = await createCompany(app.em());
    const { data, errors } = await admin.graphql(
      'query ($id: ID!, $none: ID!) { company(id: $id) { id } endUser(id: $none) { id } viewer { kind } }',
      { id: company.id, none: randomUUID() },
    );
    expect(data).toEqual({ company: { id: company.id }, endUser: null, viewer: { kind: 'ADMIN' } });
    expect(errors).toMatchObject([{ path: ['endUser'], extensions: { code: 'NOT_FOUND' } }]);
  });

  it('does not hide what a mutation beside it has changed', async () => {
    const { id } = await createEndUser(app.em(), await createCompany(app.em()));
    const { data, errors } = await admin.graphql(
      'mutation ($a: DeleteInput!, $b: DeleteInput!) { deleteEndUser(input: $a) { message } deleteCompany(input: $b) { message } }',
      { a: { id }, b: { id: randomUUID() } },
    );
    expect(data).toEqual({
      deleteEndUser: { message: expect.any(String) },
      deleteCompany: null,
    });
    expect(errors).toMatchObject([{ path: ['deleteCompany'] }]);
  });

  it('says the limit of a page that is too long, and leaves the others whole', async () => {
    const { data, errors } = await admin.graphql(
      '{ companies(first: 101) { totalCount } viewer { kind } }',
    );
    expect(data).toEqual({ companies: null, viewer: { kind: 'ADMIN' } });
    expect(errors).toMatchObject([
      {
        message: '`first` must not be above 100.',
        extensions: { code: 'BAD_USER_INPUT', reason: 'PAGE_TOO_LARGE', params: { limit: 100 } },
      },
    ]);
  });
});

describe('the schema', () => {
  it.each(fields)('promises no value where it can be refused: $name', ({ type }) => {
    expect(isNonNullType(type)).toBe(false);
  });

  it('marks what is null only beside an error, for generators of typed clients', () => {
    expect(marksOf('companies')).toEqual(['semanticNonNull']);
    expect(marksOf('deleteEndUser')).toEqual(['semanticNonNull']);
    expect(marksOf('node')).toEqual([]);
  });
});
