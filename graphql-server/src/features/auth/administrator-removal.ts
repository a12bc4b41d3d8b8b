import type { RequestContext, StaffActor } from '../../platform/context/index.js';
import type { EntityManager } from '../../platform/database/index.js';

/** A person who was an administrator of the platform or of a company until now. */
export interface FormerAdministrator {
  kind: StaffActor['kind'];
  id: string;
  /** Their name in audit entries and mails. */
  name: string;
}

/** Does what is due when an administrator is removed, suspended or loses the role. */
export interface AdministratorRemovalListener {
  /** Call it in the transaction that makes the change, after the change. */
  administratorRemoved(
    context: RequestContext,
    tx: EntityManager,
    person: FormerAdministrator,
  ): Promise<void>;
}
