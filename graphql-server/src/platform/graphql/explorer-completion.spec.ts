import { buildSchema, type GraphQLSchema, introspectionFromSchema } from 'graphql';
import { expect, it } from 'vitest';

interface Suggested {
  word: string;
  entries: { name: string }[];
}

// The page's own script, which knows nothing of this project.
const { suggest } = (await import(
  new URL('../../../explorer/completion.js', import.meta.url).href
)) as { suggest: (text: string, types: Map<string, unknown>) => Suggested };

const schema: GraphQLSchema = buildSchema(`
  enum Kind { TENANT OWNER }
  input Filter { kind: Kind, search: String, and: [Filter!] }
  type Person { id: ID!, name: String! friends(first: Int, filter: Filter): [Person!]! }
  type House { id: ID! street: String! }
  union Thing = Person | House
  type Query { person(id: ID!): Person people(filter: Filter, first: Int): [Person!]! things: [Thing!]! }
  type Mutation { rename(input: Filter!): Person }
`);
const types = new Map<string, unknown>(
  introspectionFromSchema(schema).__schema.types.map((type) => [type.name, type]),
);
const names = (text: string) => suggest(text, types).entries.map(({ name }) => name);

it.each([
  ['', ['query', 'mutation', 'subscription']],
  ['{ ', ['person', 'people', 'things', '__typename']],
  ['query A { pe', ['person', 'people', '__typename']],
  ['mutation { ', ['rename', '__typename']],
  ['{ person(', ['id']],
  ['{ people(filter: { ', ['kind', 'search', 'and']],
  ['{ people(filter: { and: [{ ki', ['kind']],
  ['{ people(filter: { kind: ', ['TENANT', 'OWNER']],
  ['query ($kind: Kind, $n: Int) { people(first: ', ['$kind', '$n']],
  ['query ($f: Fi', ['Filter']],
  ['{ people(filter: { kind: OWNER }, first: 2) { fr', ['friends']],
  ['{ all: people { friends { name } # done {\n na', ['name', '__typename']],
  ['{ people { friends { name } } ', ['person', 'people', 'things', '__typename']],
  ['{ things { ... on ', ['Person', 'House']],
  ['{ things { ... on House { st', ['street']],
  ['fragment A on Person { fri', ['friends']],
  ['{ people(filter: { search: "} { (" }) { i', ['id', 'friends']],
  ['{ nothing { ', ['__typename']],
])('suggests behind %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});
