import { describe, expect, it } from 'vitest';
import { changesBetween, withEntry } from './schema-changelog.mjs';

const before = `
  type Query { a(b: Int): Kind gone: Int }
  enum Kind { ONE }`;
const reason = 'Use d instead. Removed not before 2027-03-01.';
const after = `
  type Query { a(b: Int, c: Int): Kind @deprecated(reason: "${reason}") d(e: Int): Fresh }
  type Fresh { id: ID }
  enum Kind { ONE TWO }`;

const changelog = '# Changes\n\nOf the schema.\n';

describe('the changelog of the schema', () => {
  it('tells what is new, what is to go, and what breaks clients, each thing once', () => {
    expect(withEntry(changelog, '2026-12-01', changesBetween(before, after))).toBe(`# Changes

Of the schema.

## 2026-12-01

### Added

- \`Query.d\`
- \`Kind.TWO\`
- \`Query.a(c)\`
- types: \`Fresh\`

### Deprecated

- \`Query.a\`: ${reason}

### Breaking

- Query.gone was removed.
`);
  });

  it('has the newest entry first, and numbers those of one day', () => {
    const one = withEntry(changelog, '2026-12-01', changesBetween(before, after));
    const two = withEntry(one, '2026-12-01', changesBetween(after, before));
    const three = withEntry(two, '2026-12-02', changesBetween(before, after));
    const titles = three.split('\n').filter((line) => line.startsWith('## '));
    expect(titles).toEqual(['## 2026-12-02', '## 2026-12-01 (2)', '## 2026-12-01']);
    expect(three).not.toMatch(/\n{3}/);
  });

  it('says nothing when nothing has changed, descriptions aside', () => {
    const described = before.replace('type Query', '"""All.""" type Query');
    expect(withEntry(changelog, '2026-12-01', changesBetween(before, described))).toBe(changelog);
  });

  it('tells a reason again when it has changed, and of one that is gone nothing', () => {
    const moved = after.replace('2027-03-01', '2027-09-01');
    expect(changesBetween(after, moved).deprecated).toEqual([
      '`Query.a`: Use d instead. Removed not before 2027-09-01.',
    ]);
  });
});
