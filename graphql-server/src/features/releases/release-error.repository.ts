import { createHash } from 'node:crypto';
import type { EntityManager } from '../../platform/database/index.js';
import type { ScriptPlace } from './release-error.entity.js';

/** Different errors that are kept of a version. */
const MAX_ERRORS = 20;

/** An error as a page tells of it. */
export interface ToldError {
  app: string;
  version: string;
  kind: string;
  name: string;
  places: readonly ScriptPlace[];
}

/** Counts an error; another one than those that are known is kept while there is room. */
export async function countError(em: EntityManager, error: ToldError): Promise<void> {
  const { app, version, kind, name, places } = error;
  const listed = JSON.stringify(places);
  const fingerprint = createHash('sha256').update(`${kind} ${name} ${listed}`).digest('hex');
  await em.execute(
    `insert into release_error as e (app, version, fingerprint, kind, name, places, pages, last_at)
     select r.app, r.version, ?, ?, ?, ?::jsonb, 1, now()
       from release r
      where r.app = ? and r.version = ? and r.ready_at is not null
        and (select count(*) filter (where k.fingerprint <> ?)
               from release_error k where k.app = r.app and k.version = r.version) < ?
     on conflict (app, version, fingerprint) do update set pages = e.pages + 1, last_at = now()`,
    [fingerprint, kind, name, listed, app, version, fingerprint, MAX_ERRORS],
  );
}
