import {
  buildSchema,
  execute,
  getOperationAST,
  type GraphQLResolveInfo,
  type GraphQLScalarType,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GraphqlContext } from '../graphql-context.js';
import { OperationPlans } from './operation-plans.js';
import { takePlannedRootFields } from './planned-root-fields.js';

const SDL = `
  scalar Time
  enum Kind { FLAT HOUSE }
  type Query { homes(first: Int! = 2, kind: Kind): [Home!]!, home(id: ID): Home, owner: Owner, slow: Slow }
  type Home { id: ID!, name: String!, rooms: Int, kind: Kind!, tags: [[String!]]!, builtAt: Time, owner: Owner!, neighbour: Home }
  union Owner = Person | Company
  type Person { id: ID!, name: String! }
  type Company { id: ID!, title: String }
  type Slow { value: String! }
`;

interface Root {
  homes: unknown;
  home: unknown;
  owner: unknown;
}

const person = { __typename: 'Person', id: 'p', name: 'Anna' };
const home = (id: string, more: object = {}): object => ({
  ...{ id, name: `Haus ${id}`, rooms: 3, kind: 'HOUSE', tags: [['a', 'b'], null] },
  ...{ builtAt: new Date('2026-11-26T12:00:00Z'), owner: person, neighbour: null },
  ...more,
});

let schema: GraphQLSchema;
let root: Root;
const resolve = vi.fn<(key: string | number, args: object) => void>();

beforeEach(() => {
  schema = buildSchema(SDL);
  const time = schema.getType('Time') as GraphQLScalarType;
  time.serialize = (value) => (value as Date).toISOString();
  Object.assign(schema.getType('Owner') as object, {
    resolveType: ({ __typename }: typeof person) => __typename,
  });
  root = {
    homes: [
      home('1', { neighbour: home('2') }),
      home('3', { owner: { __typename: 'Company', id: 'c', title: null } }),
    ],
    home: home('4'),
    owner: person,
  };
  resolve.mockReset();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    field.resolve = async (_source, args, _context, info) => {
      resolve(info.path.key, args);
      const value: unknown = Reflect.get(root, field.name);
      if (value instanceof Error) throw value;
      return value;
    };
  }
  takePlannedRootFields(schema);
});

/** What the plan gives, what graphql gives after it, and what graphql gives alone. */
async function ask(source: string, variables: Record<string, unknown> = {}) {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation.');
  const context = {} as GraphqlContext;
  const data = await new OperationPlans(schema).query({ document, operation, variables }, context);
  const asked = resolve.mock.calls.length;
  const args = { schema, document, variableValues: variables };
  const after = data ? undefined : await execute({ ...args, contextValue: context });
  const askedAgain = resolve.mock.calls.length - asked;
  const alone = await execute({ ...args, contextValue: {} });
  return { data, after, alone, askedAgain };
}

const text = (value: unknown) => JSON.stringify(value);

describe('a query of plain values', () => {
  it.each([
    [
      'lists, nested objects, enums, scalars and unions',
      `{ homes { id n: name rooms kind tags builtAt neighbour { id neighbour { id } } owner { __typename ... on Person { name } ... on Company { title } } } }`,
    ],
    [
      'several fields, by other names and twice',
      '{ a: home { id } b: homes(first: 1) { id } a: home { name } }',
    ],
    [
      'fragments',
      'query { home { ...F } } fragment F on Home { name owner { ...P } } fragment P on Person { id }',
    ],
    ['nothing at all', '{ home(id: null) { id } owner { __typename } }'],
  ])('is answered to the letter as by graphql: %s', async (_name, source) => {
    const { data, alone } = await ask(source);
    expect(data).toBeDefined();
    expect(text({ data })).toBe(text(alone));
    expect(alone.errors).toBeUndefined();
  });

  it('has the fields that its variables ask for, each time', async () => {
    const source = 'query ($a: Boolean!) { home { id name @include(if: $a) rooms @skip(if: $a) } }';
    const document = parse(source);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('No operation.');
    const plans = new OperationPlans(schema);
    const run = (a: boolean) =>
      plans.query({ document, operation, variables: { a } }, {} as GraphqlContext);
    expect(await run(true)).toEqual({ home: { id: '4', name: 'Haus 4' } });
    expect(await run(false)).toEqual({ home: { id: '4', rooms: 3 } });
    expect(await run(true)).toEqual({ home: { id: '4', name: 'Haus 4' } });
  });

  it('hands resolvers their arguments and what they ask for', async () => {
    const infos: GraphQLResolveInfo[] = [];
    const field = schema.getQueryType()?.getFields()['homes'];
    if (!field) throw new Error('No field.');
    field.resolve = (_source, _args, _context, info) => {
      infos.push(info);
      return [];
    };
    await ask('query ($kind: Kind) { x: homes(kind: $kind) { id } }', { kind: 'FLAT' });
    const [planned, own] = infos;
    expect(planned).toEqual({ ...own, fragments: expect.anything() });
  });

  it('hands resolvers the defaults of arguments', async () => {
    await ask('query ($kind: Kind) { homes(kind: $kind) { id } }', { kind: 'FLAT' });
    expect(resolve.mock.calls[0]).toEqual(['homes', { first: 2, kind: 'FLAT' }]);
  });
});

describe('graphql answers, and no resolver is asked again,', () => {
  it.each<[string, Partial<Root>, string]>([
    ['where a resolver refuses', { home: new Error('refused') }, '{ home { id } homes { id } }'],
    [
      'where a value is missing',
      { home: home('1', { name: null }) },
      '{ home { id name } homes { id } }',
    ],
    ['where an entry is missing', { homes: [home('1'), null] }, '{ homes { id } }'],
    ['where no list is given', { homes: 'none' }, '{ homes { id } }'],
    ['where any iterable is given', { homes: new Set([home('1')]) }, '{ homes { id } }'],
    [
      'where a value cannot be written',
      { home: home('1', { rooms: 'many' }) },
      '{ home { id rooms } }',
    ],
    [
      'where a value comes later',
      { home: home('1', { name: Promise.resolve('x') }) },
      '{ home { name } }',
    ],
    ['where a value is a function', { home: home('1', { name: () => 'x' }) }, '{ home { name } }'],
    [
      'where a value is an error',
      { home: home('1', { rooms: new Error('x') }) },
      '{ home { id rooms } }',
    ],
    [
      'where a getter throws',
      {
        home: {
          get id() {
            throw new Error('broken');
          },
        },
      },
      '{ home { id } }',
    ],
    [
      'where a type is none of the possible ones',
      { owner: { __typename: 'Home' } },
      '{ owner { __typename } }',
    ],
    ['where telling the type fails', { owner: {} }, '{ owner { __typename } }'],
  ])('%s', async (_name, given, source) => {
    Object.assign(root, given);
    const { data, after, alone, askedAgain } = await ask(source);
    expect(data).toBeUndefined();
    expect(text(after)).toBe(text(alone));
    expect(askedAgain).toBe(0);
  });

  it.each([
    ['to a wrong variable', 'query ($first: Int!) { homes(first: $first) { id } }'],
    ['to a look at the schema', '{ __schema { queryType { name } } }'],
    ['to the name of the type of all queries', '{ __typename home { id } }'],
    ['to a name that is no ordinary one', '{ home { __proto__: name } }'],
  ])('%s', async (_name, source) => {
    const { data, after, alone } = await ask(source);
    expect(data).toBeUndefined();
    expect(text(after)).toBe(text(alone));
  });

  it('to a field with a resolver of its own, which is planned no second time', async () => {
    const field = (
      schema.getType('Home') as { getFields?(): Record<string, object> }
    ).getFields?.();
    Object.assign(field?.['rooms'] ?? {}, { resolve: async () => 7 });
    const document = parse('{ home { rooms } }');
    const operation = getOperationAST(document);
    if (!operation) throw new Error('No operation.');
    const plans = new OperationPlans(schema);
    const [first, second] = [{}, {}] as GraphqlContext[] as [GraphqlContext, GraphqlContext];
    const query = { document, operation, variables: {} };
    expect(await plans.query(query, first)).toBeUndefined();
    expect(await plans.query(query, second)).toBeUndefined();
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(await execute({ schema, document, contextValue: first })).toEqual({
      data: { home: { rooms: 7 } },
    });
  });
});
