import { isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from './schema.js';

/** Fields below the first level that ask for more; graphql carries out what asks for them, which takes longer. */
const WITH_RESOLVER = [
  'Company.chatUrl',
  'Company.tokenUseLast30Days',
  'Company.tokenUseToday',
  'Conversation.messages',
  'InboxConversationDetails.messages',
  'InboxConversationDetails.proposedCases',
];

const schema = await createSchema([]);
const types = Object.values(schema.getTypeMap());

it('values are read by their names, but for a few', () => {
  const roots = new Set<unknown>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  const resolved = types
    .filter((type) => isObjectType(type))
    .filter((type) => !roots.has(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ resolve }) => resolve)
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(resolved.toSorted()).toEqual(WITH_RESOLVER);
});

it('interfaces say at once which type a value is', () => {
  const value = { __typename: 'Company', kind: 'ADMIN' };
  const told = types
    .filter((type) => isInterfaceType(type))
    .map((type) => type.resolveType?.(value, {}, {} as never, type));
  expect(told.length).toBeGreaterThan(2);
  for (const name of told) expect(name).toBeTypeOf('string');
});
