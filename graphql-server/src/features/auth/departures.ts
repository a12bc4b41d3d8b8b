import type { RequestContext, StaffActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';

/** Somebody who is no administrator any more, of the platform or of a company. */
export interface FormerAdministrator {
  kind: StaffActor['kind'];
  id: string;
  /** As they are called in audit entries and mails. */
  name: string;
}

/** What has to be thought of when an administrator leaves, though it goes on without them. */
export interface Departures {
  /** To be called in the transaction that removes, suspends or demotes somebody, after it has. */
  left(context: RequestContext, tx: EntityManager, person: FormerAdministrator): Promise<void>;
}
