// What schema/CHANGELOG.md says about the way from one schema to the next.
import { breakingChanges, deprecations } from './schema-checks.mjs';
import { membersOf } from './schema-members.mjs';

/** What is new, what is marked to go, and what breaks clients: three lists of lines. */
export function changesBetween(before, after) {
  const [old, present] = [membersOf(before), membersOf(after)];
  const told = deprecations(before);
  const fresh = [...present]
    .filter(([name, { of }]) => !old.has(name) && (of === undefined || old.has(of)))
    .map(([name]) => name)
    .toSorted();
  // An argument of a new field comes with it.
  const own = fresh.filter((name) => !fresh.includes(/^(.+)\(/.exec(name)?.[1]));
  const [operations, members, types] = [
    own.filter(isOperation),
    own.filter((name) => !isOperation(name) && !isType(name)),
    own.filter(isType),
  ];
  return {
    added: [
      ...[...operations, ...members].map((name) => `\`${name}\``),
      ...(types.length > 0 ? [`types: ${types.map((name) => `\`${name}\``).join(', ')}`] : []),
    ],
    deprecated: [...deprecations(after)]
      .filter(([name, reason]) => told.get(name) !== reason)
      .map(([name, reason]) => `\`${name}\`: ${reason}`)
      .toSorted(),
    breaking: breakingChanges(before, after).toSorted(),
  };
}

const isOperation = (name) => /^(?:Query|Mutation|Subscription)\.[^(]+$/.test(name);
const isType = (name) => /^\w+$/.test(name);

const TITLES = { added: 'Added', deprecated: 'Deprecated', breaking: 'Breaking' };

/** The entry of one day in Markdown; empty if nothing has changed for clients. */
export function entryOf(title, changes) {
  const parts = Object.entries(TITLES).flatMap(([kind, heading]) => {
    const lines = changes[kind];
    return lines.length === 0
      ? []
      : [`### ${heading}`, lines.map((line) => `- ${line}`).join('\n')];
  });
  return parts.length === 0 ? '' : [`## ${title}`, ...parts].join('\n\n');
}

/** The changelog with an entry before all others; a second one of a day is numbered. */
export function withEntry(changelog, day, changes) {
  const earlier = changelog.split('\n').filter((line) => line.startsWith(`## ${day}`)).length;
  const entry = entryOf(earlier === 0 ? day : `${day} (${earlier + 1})`, changes);
  if (entry === '') return changelog;
  const at = changelog.indexOf('\n## ');
  const [head, rest] =
    at === -1 ? [changelog.trimEnd(), ''] : [changelog.slice(0, at).trimEnd(), changelog.slice(at)];
  return `${head}\n\n${entry}\n${rest}`;
}
