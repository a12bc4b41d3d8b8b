import { describe, expect, it } from 'vitest';
import { breakingChanges, undescribed } from './schema-checks.mjs';

const described = `
"""Where everything begins."""
type Query {
  """A company."""
  company(
    """Its id."""
    id: ID!
  ): Company
}
"""A company."""
type Company {
  """Opaque id."""
  id: ID!
}
`;

describe('descriptions', () => {
  it('are there, or what lacks one is named', () => {
    expect(undescribed(described)).toEqual([]);
    const bare = `
      type Query { a(b: Int): Kind c(input: Wish): Any }
      enum Kind { ONE } input Wish { d: Int } union Any = Query interface Face { e: Int } scalar Day`;
    expect(undescribed(bare)).toEqual([
      'Query',
      'Query.a',
      'Query.a(b)',
      'Query.c',
      'Query.c(input)',
      'Kind',
      'Kind.ONE',
      'Wish',
      'Wish.d',
      'Any',
      'Face',
      'Face.e',
      'Day',
    ]);
  });

  it('that are empty do not count', () => {
    expect(undescribed(described.replace('Opaque id.', ' '))).toEqual(['Company.id']);
  });
});

describe('changes of the schema', () => {
  it('may add', () => {
    const added = described.replace('id: ID!\n}', 'id: ID!\n  name: String\n}');
    expect(breakingChanges(described, added)).toEqual([]);
  });

  it.each([
    ['take a field away', ['  """Opaque id."""\n  id: ID!\n}', '  other: Int\n}'], /Company\.id/],
    ['demand another argument', ['): Company', ', new: Int!): Company'], /new/],
    ['answer nothing where something was promised', ['\n  id: ID!\n}', '\n  id: ID\n}'], /changed/],
  ])('may not %s', (_name, [from, to], message) => {
    const changes = breakingChanges(described, described.replace(from, to));
    expect(changes).toEqual([expect.stringMatching(message)]);
  });
});
