import { gzipSync } from 'node:zlib';
import { SERVER_PATHS } from '../../platform/http/index.js';
import type { Inspection, ReleaseFiles } from './release-parts.js';
import type { ReleaseDescription } from './release-description.js';
import { problem, type ReleaseProblem } from './release-problem.js';
import { releaseReasons } from './release.reasons.js';

/** How much more than the active version a first screen may load without a word about it. */
const GROWTH = 1.1;
const GROWTH_BYTES = 20_000;

/** A front end that visitors get now. */
export interface ActiveApp {
  app: string;
  version: string;
  description: ReleaseDescription;
  firstLoadBytes?: number | null | undefined;
}

/** What a description says of its place. */
export type PlacedDescription = Pick<
  ReleaseDescription,
  'name' | 'routes' | 'navigation' | 'budget'
>;

/** What a build weighs. */
type ReleaseSize = Pick<Inspection, 'firstLoadBytes' | 'totalBytes'>;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
/** Compressed copies, and maps, which no browser gets. */
const isExtra = (path: string) => /\.(?:br|gz|map)$/.test(path);

/** What the files of a build weigh. */
export function sizeOf({ entry, preload }: ReleaseDescription, files: ReleaseFiles): ReleaseSize {
  const first = new Set([entry, ...preload.scripts, ...preload.styles]);
  const originals = [...files].filter(([path]) => !isExtra(path));
  return {
    firstLoadBytes: sum(
      originals
        .filter(([path]) => first.has(path))
        .map(([path, content]) => (files.get(`${path}.br`) ?? gzipSync(content)).length),
    ),
    totalBytes: sum(originals.map(([, content]) => content.length)),
  };
}

/** Why a release may not have the place it asks for beside those that are active. */
export function checkPlace(
  description: PlacedDescription,
  size: Pick<ReleaseSize, 'firstLoadBytes'>,
  active: readonly ActiveApp[],
): ReleaseProblem[] {
  const { name, routes, navigation } = description;
  const others = active.filter(({ app }) => app !== name);
  const reserved = routes.filter((route) => SERVER_PATHS.test(route) || route === '/*');
  const elsewhere = navigation.filter(({ path }) => !routes.some((own) => isWithin(path, own)));
  return [
    ...reserved.map((route) =>
      problem('federation.json', releaseReasons.RELEASE_ROUTE_RESERVED({ route })),
    ),
    ...routes.flatMap((route) => takenBy(route, others)),
    ...elsewhere.map(({ path }) =>
      problem('federation.json', releaseReasons.RELEASE_NAVIGATION_ELSEWHERE({ path })),
    ),
    ...checkSize(
      description,
      size,
      active.find(({ app }) => app === name),
    ),
  ];
}

function takenBy(route: string, others: readonly ActiveApp[]): ReleaseProblem[] {
  return others.flatMap(({ app: owner, description }) =>
    description.routes
      .filter((taken) => isWithin(route, taken) || isWithin(taken, route))
      .map((taken) =>
        problem('federation.json', releaseReasons.RELEASE_ROUTE_TAKEN({ route, owner, taken })),
      ),
  );
}

/** Whether one route, or all below it, is answered by another already. */
export function isWithin(route: string, other: string): boolean {
  if (route === other) return true;
  if (!other.endsWith('/*')) return false;
  const above = other.slice(0, -2);
  const path = route.replace(/\/\*$/, '');
  return path === above || path.startsWith(`${above}/`);
}

function checkSize(
  { budget = 0 }: Pick<ReleaseDescription, 'budget'>,
  { firstLoadBytes: size }: Pick<ReleaseSize, 'firstLoadBytes'>,
  active: ActiveApp | undefined,
): ReleaseProblem[] {
  const before = active?.firstLoadBytes;
  if (!active || !before) return [];
  const grown = Math.round(Math.max(before * GROWTH, before + GROWTH_BYTES));
  const allowed = Math.max(grown, budget);
  if (size <= allowed) return [];
  const told = { size, before, allowed, version: active.version };
  return [problem('federation.json', releaseReasons.RELEASE_TOO_HEAVY(told))];
}
