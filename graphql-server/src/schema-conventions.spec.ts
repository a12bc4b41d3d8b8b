import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';

/**
 * Calls of tenants and owners in the chat, which has sentences of its own; where these answer a
 * `message`, it is that of the conversation.
 */
const OF_THE_CHAT = new Set([
  'authenticateEndUser',
  'signInEndUserByLink',
  'requestSignInLink',
  'sendMessage',
  'stopAnswer',
  'retryAnswer',
  'rateAnswer',
  'endConversation',
]);

/** What every list may be asked for; besides it, only which thing the list belongs to. */
const OF_LISTS = new Set(['first', 'after', 'last', 'before', 'offset', 'filter', 'sort']);

const schema = buildSchema(
  readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'),
);

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })),
  );

const lists = fields
  .map(({ path, field }) => ({ path, field, node: nodeOf(field) }))
  .filter(({ node }) => node !== undefined);

const filters = lists.flatMap(({ path, field, node }) =>
  field.args.filter(({ name }) => name === 'filter').map(({ type }) => ({ path, node, type })),
);

/** Name of what a connection is of; nothing of other fields. */
function nodeOf(field: GraphQLField<unknown, unknown>): string | undefined {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || !type.name.endsWith('Connection')) return undefined;
  const edge = getNamedType(type.getFields()['edges']?.type);
  return isObjectType(edge) ? getNamedType(edge.getFields()['node']?.type)?.name : undefined;
}

const isOwner = ({ type }: GraphQLArgument) =>
  isNonNullType(type) && getNamedType(type).name === 'ID';

describe('a list', () => {
  it('is there, so that the rules below say something', () => {
    expect(lists.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['Query.admins', 'Query.endUsers', 'Conversation.messages']),
    );
  });

  it.each(lists)('is narrowed by `filter` alone: $path', ({ field }) => {
    const others = field.args.filter((argument) => !OF_LISTS.has(argument.name));
    expect(others.filter((argument) => !isOwner(argument)).map(({ name }) => name)).toEqual([]);
  });

  it.each(filters)('has a filter that is called like what is in it: $path', ({ type, node }) => {
    expect(getNamedType(type).name).toBe(`${node}Filter`);
  });
});

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

describe('a mutation', () => {
  it.each(mutations)('takes one input, or nothing: $name', ({ args }) => {
    const [first, ...others] = args.map(({ name, type }) => `${name}: ${String(type)}`);
    expect(first ?? 'input: Nothing!').toMatch(/^input: \w+!$/);
    expect(others).toEqual([]);
  });

  it.each(mutations)('answers a payload: $name', ({ type }) => {
    expect(String(type)).toMatch(/^\w+Payload$/);
  });

  it.each(mutations.filter(({ name }) => !OF_THE_CHAT.has(name)))(
    'says in `message` what was done: $name',
    ({ type }) => {
      const payload = getNamedType(type);
      const message = isObjectType(payload) ? payload.getFields()['message'] : undefined;
      expect(String(message?.type)).toBe('String!');
    },
  );
});
