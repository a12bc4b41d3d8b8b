import type { EntityManager } from '../../platform/database/index.js';
import { Release } from './release.entity.js';
import { ReleasePointer } from './release-pointer.entity.js';

/** Adds a release whose files are still to be stored; false when this version exists already. */
export async function claimVersion(
  em: EntityManager,
  release: Pick<Release, 'app' | 'version' | 'description' | 'requires' | 'digest'>,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `insert into release (app, version, description, requires, digest, created_at)
     values (?, ?, ?::jsonb, ?::jsonb, ?, now())
     on conflict do nothing
     returning version`,
    [
      release.app,
      release.version,
      JSON.stringify(release.description),
      JSON.stringify(release.requires),
      release.digest,
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
  return rows.length > 0;
}

/** Returns to the version before, unless another move came first. */
export async function rewindPointer(
  em: EntityManager,
  move: Required<PointerMove>,
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `update release_pointer
        set active_version = previous_version, previous_version = null, updated_at = now()
      where app = ? and active_version = ? and previous_version = ?
     returning app`,
    [move.app, move.from, move.to],
  );
  return rows.length > 0;
}

/** The releases that visitors get now. */
export async function findActiveReleases(em: EntityManager): Promise<Release[]> {
  const pointers = await em.find(ReleasePointer, {}, { orderBy: { app: 'asc' } });
  if (pointers.length === 0) return [];
  const keys = pointers.map(({ app, activeVersion }) => ({ app, version: activeVersion }));
  return em.find(Release, { $or: keys }, { orderBy: { app: 'asc' } });
}
