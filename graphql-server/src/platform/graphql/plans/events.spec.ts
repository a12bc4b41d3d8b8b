import { buildSchema, type ExecutionResult, type GraphQLSchema, parse, subscribe } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationPlans } from './operation-plans.js';
import { takePlannedRootFields } from './planned-root-fields.js';

const SDL = `
  type Query { none: Int }
  type Subscription { changed(id: ID): Change!, other: Int }
  union Change = Word | Gone
  type Word { text: String!, length: Int }
  type Gone { at: String }
`;

const word = (text: unknown) => ({ __typename: 'Word', text, length: 3 });
const EVENTS = [word('one'), word(null), new Error('refused'), { __typename: 'Gone' }, word('two')];

let schema: GraphQLSchema;
const resolve = vi.fn<(event: unknown) => void>();
const ended = vi.fn<() => void>();

async function* source() {
  try {
    for (const event of EVENTS) yield await Promise.resolve(event);
  } finally {
    ended();
  }
}

async function* plainEvents() {
  yield await Promise.resolve({ changed: word('three') });
}

beforeEach(() => {
  resolve.mockReset();
  ended.mockReset();
  schema = buildSchema(SDL);
  Object.assign(schema.getType('Change') as object, {
    resolveType: ({ __typename }: { __typename: string }) => __typename,
  });
  const field = schema.getSubscriptionType()?.getFields()['changed'];
  Object.assign(field ?? {}, {
    subscribe: (_source: unknown, { id }: { id?: string }) => {
      if (id === 'refused') throw new Error('refused');
      return source();
    },
    resolve: (event: unknown) => {
      resolve(event);
      if (event instanceof Error) throw event;
      return event;
    },
  });
  takePlannedRootFields(schema);
});

const DOCUMENT = parse(
  'subscription ($id: ID) { c: changed(id: $id) { __typename ... on Word { text length } ... on Gone { at } } }',
);

type Results = Awaited<ReturnType<typeof subscribe>> | string;

async function read(results: Results): Promise<(ExecutionResult | string)[]> {
  if (typeof results === 'string' || !(Symbol.asyncIterator in results)) return [results];
  const all: ExecutionResult[] = [];
  for await (const result of results) all.push(result);
  return all;
}

describe('the events of a subscription', () => {
  it('are to the letter those of graphql, and each is asked for once', async () => {
    const args = { schema, document: DOCUMENT, contextValue: {} };
    const planned = await read(await new OperationPlans(schema).subscribe(args));
    expect(resolve).toHaveBeenCalledTimes(EVENTS.length);
    const own = await read(await subscribe(args));
    expect(JSON.stringify(planned)).toBe(JSON.stringify(own));
    expect(planned[0]).toEqual({ data: { c: { __typename: 'Word', text: 'one', length: 3 } } });
    expect(planned[2]).toMatchObject({ errors: [{ message: 'refused' }] });
  });

  it.each([
    ['a refused beginning', DOCUMENT, { id: 'refused' }],
    ['a wrong variable', DOCUMENT, { id: {} }],
    ['a field that gives no events', parse('subscription { other }'), {}],
  ])('are as graphql has them after %s', async (_name, document, variableValues) => {
    const args = { schema, document, variableValues, contextValue: {} };
    const planned = read(await new OperationPlans(schema).subscribe(args).catch(String));
    const own = read(await Promise.resolve(subscribe(args)).catch(String));
    expect(JSON.stringify(await planned)).toBe(JSON.stringify(await own));
  });

  it('are read by name where nothing resolves them', async () => {
    const field = schema.getSubscriptionType()?.getFields()['changed'];
    if (field) field.resolve = undefined;
    Object.assign(field ?? {}, { subscribe: plainEvents });
    const args = { schema, document: DOCUMENT, contextValue: {} };
    const planned = await read(await new OperationPlans(schema).subscribe(args));
    expect(planned).toEqual([{ data: { c: { __typename: 'Word', text: 'three', length: 3 } } }]);
  });

  it('end with who reads them', async () => {
    const args = { schema, document: DOCUMENT, contextValue: {} };
    const results = await new OperationPlans(schema).subscribe(args);
    if (!(Symbol.asyncIterator in results)) throw new Error('No events.');
    await results.next();
    await results.return(undefined);
    expect(ended).toHaveBeenCalledOnce();
    expect((await results.next()).done).toBe(true);
  });
});
