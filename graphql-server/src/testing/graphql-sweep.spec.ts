import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, type KeyRole, type Role } from './cast.js';
import { startTestApp, type TestApp } from './test-app.js';

// Every query and mutation with texts that make no sense. What they do is for the tests of their
// features; here it only matters that nothing is an accident of ours.

const schema = buildSchema(
  readFileSync(fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url)), 'utf8'),
);

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(() => app.stop());

interface Filler {
  text: string;
  date: string;
}

/** A value of a type, with one text wherever there is room for any. */
function valueOf(type: GraphQLInputType, filler: Filler): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, filler);
  if (isListType(type)) return [valueOf(type.ofType, filler)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, filler)]));
  }
  if (type.name === 'Int' || type.name === 'Float') return 1;
  if (type.name === 'Boolean') return true;
  return type.name.startsWith('Date') ? filler.date : filler.text;
}

/** A call of a root field that asks for whatever has no fields of its own. */
function callOf(kind: string, field: GraphQLField<unknown, unknown>, filler: Filler) {
  const parameters = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const result = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    query: `${kind}${parameters && ` (${parameters})`} { ${field.name}${passed && `(${passed})`}${result} }`,
    variables: Object.fromEntries(
      field.args.map(({ name, type }) => [name, valueOf(type, filler)]),
    ),
  };
}

/** These end the session that the next call needs. */
const LEAVES = new Set(['signOut', 'endSession', 'endOtherSessions']);

async function accidents(role: Role | KeyRole, filler: Filler): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (LEAVES.has(field.name)) continue;
      const { query, variables } = callOf(kind, field, filler);
      const { errors } = await { ...cast.clients, ...cast.keys }[role].graphql(query, variables);
      for (const { message, extensions } of errors ?? []) {
        const isOurs = extensions.code === 'INTERNAL' || /select |node_modules/i.test(message);
        const isMine = extensions.code === 'GRAPHQL_VALIDATION_FAILED';
        if (isOurs || isMine) found.push(`${field.name}: ${message}`);
      }
    }
  }
  return found;
}

describe('every query and mutation', () => {
  const date = '2026-01-01T00:00:00Z';
  it.each<[string, Filler]>([
    ['a NUL', { text: 'a\0b@c.example', date: '0000-01-01T00:00:00Z' }],
    ['signs of SQL', { text: `' or 1=1--%_\\`, date: '-000005-01-01T00:00:00Z' }],
    ['half a character', { text: 'a\uD800@b.example', date: '+200000-01-01T00:00:00Z' }],
    ['an id', { text: '018f3a5e-0000-7000-8000-000000000001', date }],
    ['a long text', { text: 'x'.repeat(9_000), date }],
  ])('survives %s', { timeout: 120_000 }, async (_name, filler) => {
    for (const role of ['anonymous', 'tenant', 'companyAdmin', 'admin', 'platformKey'] as const) {
      expect([role, await accidents(role, filler)]).toEqual([role, []]);
    }
  });
});
