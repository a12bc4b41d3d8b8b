import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../schema.js';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { IMPORT_FIELDS } from '../end-user-import/import-fields.js';
import { settled, start, uploadAndCheck } from '../end-user-import/testing/imports.js';
import { endUserDetails } from './end-user-details.js';
import { endUserSchema } from './management/end-user-fields.js';
import { endUserResponse } from './management/end-user.responses.js';
import { endUserCreated } from './end-user.webhook-events.js';
import { EndUser } from './end-user.entity.js';

const names = endUserDetails.map(([name]) => name);
let places: Record<string, readonly string[]>;

describe('a detail of a tenant or owner', () => {
  beforeAll(async () => {
    const schema = await createSchema([]);
    const fieldsOf = (type: string) =>
      Object.keys((schema.getType(type) as GraphQLObjectType | GraphQLInputObjectType).getFields());
    const columns = schema.getType('EndUserImportField') as GraphQLEnumType;
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
    places = {
      'what a form is checked against': Object.keys(endUserSchema.shape),
      'a response of REST': Object.keys(endUserResponse.shape),
      'GraphQL, to be read': fieldsOf('EndUser'),
      'GraphQL, for somebody new': fieldsOf('CreateEndUserInput'),
      'GraphQL, for a change': fieldsOf('UpdateEndUserInput'),
      'columns of an import': IMPORT_FIELDS,
      'columns of an import in GraphQL': columns.getValues().map(({ value }) => value as string),
      'a webhook event': Object.keys(endUserCreated(new EndUser()).data),
      'the guide to webhooks': names.filter((name) => guide.includes(`\`${name}\``)),
    };
  });

  it.each(names)('%s is in every place', (name) => {
    const missing = Object.keys(places).filter((place) => !places[place]?.includes(name));
    expect(missing).toEqual([]);
  });
});

describe('a tenant or owner', () => {
  const SAMPLES: Record<string, string> = {
    type: 'Owner',
    email: 'ida@mieter.example',
    phone: '040 1234567',
    movesOutOn: '2026-12-31',
  };
  const said = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? `${name} 1`]));
  const inGraphql = { ...said, type: 'OWNER' };
  const FIELDS = names.join(' ');
  const LIST = `{ endUsers(first: 1) { edges { node { ${FIELDS} } } } }`;

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const newClient = async () => {
    const company = await createCompany(app.em());
    return {
      company,
      client: await asCompanyUser(app, await createCompanyUser(app.em(), company)),
    };
  };

  it('is told with every detail by REST, GraphQL, webhooks and exports', async () => {
    const { company, client } = await newClient();
    const added = await client.json('POST', '/api/company/end-users', said);
    expect(added).toMatchObject({ status: 201, body: { data: said } });
    const { data } = await client.graphql(LIST);
    expect(data).toEqual({ endUsers: { edges: [{ node: inGraphql }] } });
    const user = await app.em().findOneOrFail(EndUser, { managingCompany: company.id });
    expect(endUserCreated(user).data).toMatchObject(said);
    const file = await (await client.fetch('/api/company/end-users/export')).text();
    const [header, row] = parseCsv(file);
    expect(header).toEqual(expect.arrayContaining(endUserDetails.map(([, { en }]) => en)));
    expect(row?.slice(0, names.length)).toEqual(Object.values(said));
  });

  it('is imported with every detail', async () => {
    const { client } = await newClient();
    const headers = endUserDetails.map(
      ([
        ,
        {
          headers: [first],
        },
      ]) => first,
    );
    const rows = [headers, Object.values(said)].map((cells) => cells.join(';'));
    const { id, problems } = await uploadAndCheck(client, rows.join('\n'));
    expect(problems).toEqual([]);
    await start(client, id);
    await settled(client, id);
    const { data } = await client.graphql(LIST);
    expect(data).toEqual({ endUsers: { edges: [{ node: inGraphql }] } });
  });
});
