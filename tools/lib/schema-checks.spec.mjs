import { describe, expect, it } from 'vitest';
import {
  breakingChanges,
  removalDate,
  unannouncedChanges,
  undescribed,
  vagueDeprecations,
} from './schema-checks.mjs';

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

const due = (date) => `@deprecated(reason: "Use other instead. Removed not before ${date}.")`;

/** A schema in which one of each kind of thing is marked. */
const marked = (reason) => `
  type Query { old(a: Int ${reason}): Kind ${reason} other: Int find(wish: Wish): Int }
  enum Kind { ONE TWO ${reason} }
  input Wish { a: Int ${reason} b: Int }`;

describe('what is to go', () => {
  it('says what to use and when it goes, wherever it is', () => {
    expect(vagueDeprecations(marked(due('2027-03-01')))).toEqual([]);
    const vague = vagueDeprecations(marked('@deprecated(reason: "Old.")'));
    expect(vague).toEqual(
      ['Query.old', 'Query.old(a)', 'Kind.TWO', 'Wish.a'].map((name) => `${name}: Old.`),
    );
    expect(vagueDeprecations('type Query { a: Int @deprecated }')).toHaveLength(1);
  });

  it.each([
    ['Use other instead. Removed not before 2027-03-01.', '2027-03-01'],
    ['Use `Query.other`, one a page, instead. Removed not before 2027-03-01.', '2027-03-01'],
    ['Use other instead. Removed not before 2027-02-30.', undefined],
    ['Use other instead. Removed not before spring.', undefined],
    ['Use other instead.', undefined],
    ['Removed not before 2027-03-01.', undefined],
    [undefined, undefined],
  ])('%s', (reason, date) => {
    expect(removalDate(reason)).toBe(date);
  });
});

describe('a removal', () => {
  const released = `
    type Query { old: Old ${due('2027-03-01')} other: Int kind: Kind a(b: Int ${due('2027-03-01')}): Int }
    type Old { next: Older kind: OldKind }
    type Older { back: Old }
    enum OldKind { ONE }
    enum Kind { ONE TWO ${due('2027-03-01')} }`;
  const present = 'type Query { other: Int kind: Kind a: Int } enum Kind { ONE }';

  it('is open from the day on that was named, with everything that only led from there', () => {
    expect(unannouncedChanges(released, present, '2027-03-01')).toEqual([]);
  });

  it('is a broken promise before', () => {
    expect(unannouncedChanges(released, present, '2027-02-28')).toEqual(
      breakingChanges(released, present),
    );
    expect(breakingChanges(released, present)).toHaveLength(6);
  });

  it('does not take along what something else leads to, or what was not marked', () => {
    const used = released.replace('other: Int', 'other: Older');
    expect(unannouncedChanges(used, present, '2027-03-01').toSorted()).toEqual([
      'Old was removed.',
      'OldKind was removed.',
      'Older was removed.',
      'Query.other changed type from Older to Int.',
    ]);
    const cut = present.replace('other: Int', '');
    expect(unannouncedChanges(released, cut, '2027-03-01')).toEqual(['Query.other was removed.']);
  });

  it('cannot be moved nearer', () => {
    const nearer = released.replace('2027-03-01', '2027-02-01');
    expect(unannouncedChanges(released, nearer, '2026-12-01')).toEqual([
      'Query.old was to stay until 2027-03-01, and now until 2027-02-01.',
    ]);
    expect(unannouncedChanges(nearer, released, '2026-12-01')).toEqual([]);
  });
});
