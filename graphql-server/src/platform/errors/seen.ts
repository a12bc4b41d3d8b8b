import { wrongField } from './app-error.js';
import { platformReasons } from './platform.reasons.js';

/** Refuses a revision that a thing never had: no colleague has changed anything, the client is wrong. */
export function refuseUnknownRevision(seen: number, revision: number): void {
  if (seen >= 0 && seen <= revision) return;
  throw wrongField('revision', platformReasons.REVISION_UNKNOWN({ revision }));
}
