import type { EntityManager } from '../../platform/database/index.js';
import type { Inspection } from './release-parts.js';
import { Release } from './release.entity.js';
import { ReleasePointer } from './release-pointer.entity.js';
import { findTrials, removeTrial } from './release-trial.repository.js';

/** Adds a release whose files are still to be stored; false when this version exists already. */
export async function claimVersion(
  em: EntityManager,
  release: Pick<Release, 'app' | 'version' | 'description' | 'digest'> & Inspection,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `insert into release
       (app, version, description, requires, digest, operations, digests, first_load_bytes, total_bytes, created_at)
     values (?, ?, ?::jsonb, ?::jsonb, ?, ?::jsonb, ?::jsonb, ?, ?, now())
     on conflict do nothing
     returning version`,
    [
      release.app,
      release.version,
      JSON.stringify(release.description),
      JSON.stringify(release.requires),
      release.digest,
      release.operations && JSON.stringify(release.operations),
      JSON.stringify(release.digests),
      release.firstLoadBytes,
      release.totalBytes,
    ],
  );
  return rows.length > 0;
}

/** Notes whose signature a release has now, as after the exchange of a key. */
export async function noteSigner(
  em: EntityManager,
  { app, version }: { app: string; version: string },
  signedBy: string,
): Promise<void> {
  await em.nativeUpdate(Release, { app, version }, { signedBy });
}

/** Notes that every file of a release is stored. */
export async function markReady(em: EntityManager, app: string, version: string): Promise<void> {
  await em.nativeUpdate(Release, { app, version, readyAt: null }, { readyAt: new Date() });
}

export const findRelease = (em: EntityManager, app: string, version: string) =>
  em.findOne(Release, { app, version });

/** Those of these versions that are stored and signed, and whose front end is not retired. */
export async function findUsable(
  em: EntityManager,
  versions: readonly Pick<Release, 'app' | 'version'>[],
): Promise<Pick<Release, 'app' | 'version'>[]> {
  return em.execute(
    `select r.app, r.version from release r
       join front_end f on f.app = r.app and f.retired_at is null
       join jsonb_to_recordset(?::jsonb) as v (app text, version text)
         on v.app = r.app and v.version = r.version
      where r.ready_at is not null and r.signed_by is not null`,
    [JSON.stringify(versions)],
  );
}

export const findPointer = (em: EntityManager, app: string) => em.findOne(ReleasePointer, { app });

/** How a pointer is to be moved. */
export interface PointerMove {
  app: string;
  /** Version that has to be active for the move to happen; unset: whichever. */
  from?: string | undefined;
  to: string;
}

/**
 * Makes a version the active one and remembers the one before, in one statement: of two moves from
 * the same version one finds nothing to do. Answers whether this one happened.
 */
export async function advancePointer(em: EntityManager, move: PointerMove): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `insert into release_pointer (app, active_version, previous_version, updated_at)
     values (?, ?, null, now())
     on conflict (app) do update
        set previous_version = release_pointer.active_version,
            active_version = excluded.active_version,
            updated_at = now()
      where release_pointer.active_version <> excluded.active_version
        and release_pointer.active_version = coalesce(?, release_pointer.active_version)
     returning app`,
    [move.app, move.to, move.from ?? null],
  );
  if (rows.length === 0) return false;
  // It was compared with what was active until now.
  await removeTrial(em, move.app);
  // Choosing a version by name takes back that it was bad.
  await em.nativeUpdate(
    Release,
    { app: move.app, version: move.to },
    { activatedAt: new Date(), badAt: null },
  );
  return true;
}

/** Returns to an earlier version, unless another move came first. */
export async function rewindPointer(
  em: EntityManager,
  { app, from, to }: Required<PointerMove>,
): Promise<boolean> {
  const moved = await em.nativeUpdate(
    ReleasePointer,
    { app, activeVersion: from },
    { activeVersion: to, previousVersion: null, updatedAt: new Date() },
  );
  if (moved === 0) return false;
  await removeTrial(em, app);
  await em.nativeUpdate(Release, { app, version: to }, { activatedAt: new Date() });
  return true;
}

/** Notes that a version was rolled back, so that no roll-back returns to it. */
export async function markBad(em: EntityManager, app: string, version: string): Promise<void> {
  await em.nativeUpdate(Release, { app, version }, { badAt: new Date() });
}

/** Takes back that a version was bad. */
export async function clearBad(em: EntityManager, app: string, version: string): Promise<void> {
  await em.nativeUpdate(Release, { app, version }, { badAt: null });
}

/**
 * Until the transaction ends no other one changes which front ends have which routes: of two that
 * take the same route at once, the second sees the first.
 */
export async function lockRoutes(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('routes of front ends'))`);
}

/** Versions that a roll-back may return to, the latest first. */
export const findReturns = (em: EntityManager, app: string, active: string) =>
  em.find(
    Release,
    {
      ...{ app, version: { $ne: active }, badAt: null },
      ...{ readyAt: { $ne: null }, activatedAt: { $ne: null } },
    },
    { orderBy: { activatedAt: 'desc' }, limit: 20 },
  );

/** The releases that visitors get now, as the database has them at this moment. */
export async function findActiveReleases(em: EntityManager): Promise<Release[]> {
  const pointers = await em.find(ReleasePointer, {}, { disableIdentityMap: true });
  return findReleases(
    em,
    pointers.map(({ app, activeVersion }) => ({ app, version: activeVersion })),
  );
}

/** What a release has to find room beside: the active ones, and those that others have on trial. */
export async function findReleasesBeside(em: EntityManager, app: string): Promise<Release[]> {
  const tried = (await findTrials(em)).filter((trial) => trial.app !== app);
  return [...(await findActiveReleases(em)), ...(await findReleases(em, tried))];
}

/** Releases by their names, without what was found in their scripts: that is large. */
export async function findReleases(
  em: EntityManager,
  named: readonly Pick<Release, 'app' | 'version'>[],
): Promise<Release[]> {
  if (named.length === 0) return [];
  const keys = named.map(({ app, version }) => ({ app, version }));
  return em.find(Release, { $or: keys }, { orderBy: { app: 'asc' }, exclude: ['operations'] });
}
