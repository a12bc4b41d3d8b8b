import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getIntrospectionQuery,
  getOperationAST,
  Kind,
  parse,
  print,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../context/index.js';
import { OPERATION_LIMITS } from '../graphql-limits.js';
import { OperationGate } from './index.js';

const schema = buildSchema(`
  type Query { companies(first: Int = 25): CompanyConnection! company: Company tags: [String!]! }
  type Mutation { rename: Company }
  type CompanyConnection { edges: [CompanyEdge!]! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type CompanyEdge { node: Company! }
  type Company { id: ID! owner: Company houses: [House!]! companies(first: Int): CompanyConnection! }
  type House { id: ID! }
  extend type Query { houses(first: Int = 10): [House!]! }
`);
const gate = new OperationGate({ schema, openIntrospection: false });

const tooComplex = (message: string) =>
  expect.objectContaining({ code: 'OPERATION_TOO_COMPLEX', message });

function cost(source: string, variables: Record<string, unknown> = {}): number {
  const document = gate.read(source);
  expect(gate.validate(source)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  return gate.requireAffordable(document, operation, variables).requested;
}

const deep = (levels: number) =>
  `{ company { ${'owner { '.repeat(levels - 2)} id ${'}'.repeat(levels - 2)} } }`;

const lists = (first: number) => `{ companies(first: ${first}) { edges { node {
  companies(first: 100) { edges { node { id } } } } } } }`;

describe('a document', () => {
  it('may be ten levels deep', () => {
    expect(() => gate.read(deep(10))).not.toThrow();
    expect(() => gate.read(deep(11))).toThrow(
      tooComplex('The operation has 11 levels of fields; 10 are allowed.'),
    );
    const spread = `query { ...A } fragment A on Query { ${deep(10).slice(1, -1)} x: company { ...B } }
      fragment B on Company { owner { ...C } } fragment C on Company { ${'owner { '.repeat(9)} id ${'}'.repeat(9)} }`;
    expect(() => gate.read(spread)).toThrow(tooComplex(expect.stringContaining('12 levels')));
  });

  it('is counted as often as its fragments are spread', () => {
    const doubled = Array.from(
      { length: 30 },
      (_, n) => `fragment F${n} on Query { ${n < 29 ? `...F${n + 1} ...F${n + 1}` : 'x: tags'} }`,
    );
    expect(() => gate.read(`{ ...F0 } ${doubled.join(' ')}`)).toThrow(
      tooComplex(expect.stringContaining('aliases')),
    );
  });

  it.each([
    ['aliases', 20, (n: number) => `{ company { ${repeat(n, (i) => `a${i}: id`)} } }`],
    ['fields at its root', 10, (n: number) => `{ ${repeat(n, () => 'tags')} }`],
    ['directives', 20, (n: number) => `{ tags ${repeat(n, () => '@include(if: true)')} }`],
    ['fields', 300, (n: number) => `{ company { ${repeat(n - 1, () => 'id')} } }`],
  ])('has a limit of %s', (name, most, document) => {
    expect(() => gate.read(document(most))).not.toThrow();
    expect(() => gate.read(document(most + 1))).toThrow(
      tooComplex(`The operation has ${most + 1} ${name}; ${most} are allowed.`),
    );
  });

  it('is not even read when it is huge', () => {
    expect(() => gate.read(`{ tags } #${' '.repeat(20_000)}`)).toThrow(
      tooComplex(expect.stringContaining('16000 are allowed')),
    );
    expect(() => gate.read(`{ tags(${'a:1 '.repeat(900)}) }`)).toThrow(
      tooComplex('The document has more than 2000 tokens.'),
    );
  });

  it('may spread fragments in a circle without harm, and is then refused by validation', () => {
    const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A tags }';
    expect(gate.validate(circle)[0]?.message).toMatch(/Cannot spread fragment/);
  });
});

describe('the cost of an operation', () => {
  it('is the number of objects that it may read', () => {
    expect(cost('{ tags __typename }')).toBe(0);
    expect(cost('{ company { id owner { id } } }')).toBe(2);
    // The connection, then 25 edges with a node each.
    expect(cost('{ companies { edges { node { id } } } }')).toBe(1 + 25 * 2);
    expect(
      cost('{ companies(first: 100) { pageInfo { hasNextPage } edges { node { id } } } }'),
    ).toBe(2 + 100 * 2);
    expect(cost('{ companies(first: 10) { edges { node { houses { id } } } } }')).toBe(
      1 + 10 * (1 + 1 + 5),
    );
    expect(cost('mutation { rename { id } }')).toBe(11);
    expect(cost('{ __schema { queryType { name } } }')).toBe(100);
  });

  it('follows variables, their defaults, and fragments', () => {
    const query = `query ($n: Int = 7) { companies(first: $n) { ...List } }
      fragment List on CompanyConnection { edges { node { id } } }`;
    expect(cost(query)).toBe(1 + 7 * 2);
    expect(cost(query, { n: 50 })).toBe(1 + 50 * 2);
    expect(cost(query, { n: -5 })).toBe(1 + 1 * 2);
    // No list gives more than its longest page.
    expect(cost(query, { n: 1_000_000_000 })).toBe(1 + 200 * 2);
  });

  it('is limited', () => {
    expect(cost(lists(20))).toBe(1 + 20 * (2 + 1 + 200));
    expect(() => cost(lists(100))).toThrow(
      tooComplex(expect.stringMatching(/^The operation costs 20301 points; 5000 are allowed/)),
    );
  });
});

describe('introspection', () => {
  const query = getIntrospectionQuery();
  const admin = { kind: 'admin' } as Actor;

  it('fits into the limits', () => {
    expect(cost(query)).toBe(100);
  });

  it('is for administrators and keys where it is closed, and for everybody where it is open', () => {
    const refused = expect.objectContaining({ code: 'FORBIDDEN' });
    expect(() => gate.requireIntrospection(query, { kind: 'anonymous' })).toThrow(refused);
    expect(() => gate.requireIntrospection(query, admin)).not.toThrow();
    expect(() => gate.requireIntrospection(query, { kind: 'apiKey' } as Actor)).not.toThrow();
    expect(() => gate.requireIntrospection(query, { kind: 'companyUser' } as Actor)).toThrow(
      refused,
    );
    expect(() => gate.requireIntrospection('{ __typename }', { kind: 'anonymous' })).not.toThrow();
    const hidden =
      '{ ...A } fragment A on Query { x: __type(name: "Query") { name fields { name } } }';
    expect(() => gate.requireIntrospection(hidden, { kind: 'anonymous' })).toThrow(refused);
    // Only what a name says of itself is open, which the audits of GraphQL over HTTP ask for.
    const bare = '{ __type(name: "Query") { name } }';
    expect(() => gate.requireIntrospection(bare, { kind: 'anonymous' })).not.toThrow();
    const open = new OperationGate({ schema, openIntrospection: true });
    expect(() => open.requireIntrospection(query, { kind: 'anonymous' })).not.toThrow();
  });
});

describe('a plain list that says how long it may be', () => {
  it('costs what it is asked for, or its default', () => {
    expect(cost('{ houses { id } }')).toBe(10);
    expect(cost('{ houses(first: 50) { id } }')).toBe(50);
    expect(cost('query ($n: Int) { houses(first: $n) { id } }', { n: 40 })).toBe(40);
    expect(cost('query ($n: Int) { houses(first: $n) { id } }')).toBe(10);
    expect(cost('{ company { houses { id } } }')).toBe(6);
  });
});

describe("the product's own operations", () => {
  const root = join(import.meta.dirname, '../../../../..');
  const emitted = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));
  const own = new OperationGate({ schema: emitted, openIntrospection: false });

  const costOf = (source: string) => {
    const document = own.read(source);
    const operation = getOperationAST(document);
    return operation && own.requireAffordable(document, operation, {}).requested;
  };

  it('know the length of every list that is cut', () => {
    expect(costOf('{ endUserImports { id } }')).toBe(10);
    expect(costOf('{ conversation(sessionId: "a") { messages { edges { cursor } } } }')).toBe(
      1 + 1 + 50,
    );
  });

  it.each(documentsOf(root))('%s asks for less than half of what is allowed', (_name, source) => {
    const document = own.read(source);
    // What the server has not got yet is found by code generation.
    if (validate(emitted, document).length > 0) return;
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation.');
    const { requested } = own.requireAffordable(document, operation, { first: 100 });
    expect(requested).toBeLessThan(OPERATION_LIMITS.cost / 2);
  });
});

/** Every operation of a front end with all the fragments that it spreads. */
function documentsOf(root: string): [string, string][] {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-') || name === 'shell');
  return folders.flatMap((folder) => {
    const source = join(root, folder, 'src');
    const definitions = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .flatMap((file) => parse(readFileSync(join(source, file), 'utf8')).definitions);
    const fragments = new Map(
      definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION
          ? [[definition.name.value, print(definition)] as const]
          : [],
      ),
    );
    return definitions.flatMap((definition): [string, string][] => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const parts = new Set([print(definition)]);
      for (const part of parts) {
        for (const [, name = ''] of part.matchAll(/\.\.\.(\w+)/g)) {
          const fragment = fragments.get(name);
          if (fragment) parts.add(fragment);
        }
      }
      return [[`${folder} ${definition.name?.value}`, [...parts].join('\n')]];
    });
  });
}

function repeat(times: number, text: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => text(index)).join(' ');
}
