// What can be said about schema/schema.graphql by reading it.
import { buildSchema, findBreakingChanges } from 'graphql';
import { membersOf } from './schema-members.mjs';

/** Names of everything in a schema that lacks a description; the members of unions need none. */
export function undescribed(text) {
  return [...membersOf(text)]
    .filter(([name, { element }]) => !name.includes('|') && !element.description?.trim())
    .map(([name]) => name);
}

/** What a reason must say: what to use, and the first day on which it may be gone. */
export const REASON_FORM = 'Use X instead. Removed not before YYYY-MM-DD.';

const REASON = /^Use \S.* instead\. Removed not before (\d{4}-\d{2}-\d{2})\.$/s;

/** The first day on which something may be removed, `YYYY-MM-DD`; undefined if the reason says none. */
export function removalDate(reason) {
  const date = REASON.exec(reason ?? '')?.[1];
  const day = date && new Date(`${date}T00:00:00Z`);
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
    ? date
    : undefined;
}

/** Everything that is marked as deprecated, by name, with its reason. */
export function deprecations(text) {
  return new Map(
    [...membersOf(text)].flatMap(([name, { element }]) =>
      element.deprecationReason === undefined || element.deprecationReason === null
        ? []
        : [[name, element.deprecationReason]],
    ),
  );
}

/** Deprecations that leave clients alone with the question what to do, and by when. */
export const vagueDeprecations = (text) =>
  [...deprecations(text)]
    .filter(([, reason]) => removalDate(reason) === undefined)
    .map(([name, reason]) => `${name}: ${reason}`);

/** Sentences about what clients of the released schema lose with the present one. */
export const breakingChanges = (released, present) =>
  findBreakingChanges(buildSchema(released), buildSchema(present)).map(
    ({ description }) => description,
  );

/**
 * The breaking changes that clients were not told of: everything but the removal of what the released
 * schema has marked as deprecated, once its day has come. And dates that came nearer.
 */
export function unannouncedChanges(released, present, today) {
  const told = deprecations(released);
  const excused = new Set(announcedRemovals(released, present, today).flatMap(sentencesOf));
  return [
    ...breakingChanges(released, present).filter((sentence) => !excused.has(sentence)),
    ...nearerDates(told, deprecations(present)),
  ];
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

/** Names of what is gone and was due to go, and of the types that nothing else has led to. */
function announcedRemovals(released, present, today) {
  const [before, after] = [membersOf(released), membersOf(present)];
  const told = deprecations(released);
  const known = new Map();
  const mayGo = (name) => {
    if (after.has(name)) return false;
    const date = removalDate(told.get(name));
    if (date !== undefined && date <= today) return true;
    const { of, element } = before.get(name);
    // A type goes with the last thing that has it, and takes its own parts along.
    if (of !== undefined) return !after.has(of) && mayTypeGo(of);
    return !ROOTS.has(name) && !element.getInterfaces?.().length && mayTypeGo(name);
  };
  const mayTypeGo = (type) => {
    if (known.has(type)) return known.get(type);
    // Types that only lead to each other may go together.
    known.set(type, true);
    const users = [...before].filter(([, member]) => member.type === type && member.of !== type);
    const result = users.every(([name]) => mayGo(name));
    known.set(type, result);
    return result;
  };
  return [...before.keys()].filter(mayGo);
}

/** How graphql calls the removal of a member. */
function sentencesOf(name) {
  const [, field, arg] = /^(.+)\((.+)\)$/.exec(name) ?? [];
  if (field) return [`${field} arg ${arg} was removed.`];
  const [type, value] = name.split('.');
  return value
    ? [`${name} was removed.`, `${value} was removed from enum type ${type}.`]
    : [`${name} was removed.`];
}

const nearerDates = (told, now) =>
  [...told].flatMap(([name, reason]) => {
    const [was, is] = [removalDate(reason), removalDate(now.get(name))];
    return was && is && is < was ? [`${name} was to stay until ${was}, and now until ${is}.`] : [];
  });
