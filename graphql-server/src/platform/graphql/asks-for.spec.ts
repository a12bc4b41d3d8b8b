import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { asksFor } from './asks-for.js';

/** What a resolver of the first field knows. */
function infoOf(source: string) {
  const { definitions } = parse(source);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const found = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const fragments = (found as FragmentDefinitionNode[]).map((one) => [one.name.value, one]);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const fieldNodes = operation.selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD);
  return { fieldNodes: fieldNodes as never, fragments: Object.fromEntries(fragments) };
}

describe('asksFor', () => {
  it.each([
    ['{ list { totalCount } }', true],
    ['{ list { length: totalCount } }', true],
    ['{ list { ... { totalCount } } }', true],
    ['{ list { ...A } } fragment A on List { ...B } fragment B on List { totalCount }', true],
    ['{ list { edges } list { totalCount } }', true],
    ['query ($a: Boolean!) { list { totalCount @include(if: $a) } }', true],
    ['{ list { edges { node { totalCount } } } }', false],
    ['{ list { totalCount: edges } }', false],
    ['{ list { ...A } } fragment A on List { edges }', false],
    ['{ list }', false],
  ])('%s: %s', (source, expected) => {
    expect(asksFor(infoOf(source), 'totalCount')).toBe(expected);
  });
});
