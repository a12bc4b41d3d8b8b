import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { HTTP_STATUS } from '../errors/index.js';
import { BUDGETS, MAX_REQUEST_BYTES, OPERATION_LIMITS } from './graphql-limits.js';
import { OperationGate } from './operations/index.js';

const root = join(import.meta.dirname, '../../../..');
const guide = readFileSync(join(root, 'docs/graphql-api.md'), 'utf8');
const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'));

/** Documents in code blocks, and those that are sent by curl or a client. */
const documents = [
  ...guide.matchAll(/```graphql\n([^]*?)```/g),
  ...guide.matchAll(/"query": ?"([^"]+)"/g),
  ...guide.matchAll(/graphql\(`([^`]+)`\)/g),
].map(([, text = '']) => text);

describe('the guide', () => {
  it('has examples', () => {
    expect(documents.length).toBeGreaterThanOrEqual(9);
  });

  it.each(documents)('shows an operation that the schema has: %s', (text) => {
    expect(validate(schema, parse(text))).toEqual([]);
  });

  it('tells the cost of its list rightly', () => {
    const gate = new OperationGate({ schema, openIntrospection: false });
    const list = gate.read(documents[0] ?? '');
    const operation = getOperationAST(list);
    if (!operation) throw new Error('There is no operation.');
    const { requested } = gate.requireAffordable(list, operation, {});
    expect(guide).toMatch(new RegExp(`costs ${requested}\\s+points`));
  });

  it('names every budget', () => {
    for (const points of Object.values(BUDGETS)) expect(guide).toContain(`| ${points} |`);
    expect(guide.match(/\| \d{7,} \|/g)).toHaveLength(Object.keys(BUDGETS).length);
  });

  it('names every limit and every code', () => {
    const { cost, ...counts } = OPERATION_LIMITS;
    for (const value of [...Object.values(counts), MAX_REQUEST_BYTES]) {
      expect(guide).toMatch(new RegExp(`\\| ${value}( bytes)? \\|`));
    }
    expect(guide).toContain(`| cost | ${cost} points |`);
    for (const code of Object.keys(HTTP_STATUS)) {
      expect(guide).toContain(code);
    }
  });
});
