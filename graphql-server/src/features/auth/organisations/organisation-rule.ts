import type { RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { EndedSession } from '../sessions/session.repository.js';
import type { StaffAudience } from '../../../platform/http/index.js';

/** An account that a person wants to open without their organisation. */
export interface WantedAccount {
  audience: StaffAudience;
  /** Folded. */
  email: string;
  /** Missing where the person has not shown that it is theirs: then nothing is told of it. */
  account?: { id: string; companyId: string | undefined } | undefined;
}

/**
 * `open`: as always; `organisation`: through the organisation alone; `breakGlass`: it may be opened
 * without, for the day the organisation is away, and that is told.
 */
export type DoorRule = 'open' | 'organisation' | 'breakGlass';

/** Tells where a person whose session has ended is signed out at their organisation, too. */
export interface OrganisationDoor {
  /** Where the browser is to go; undefined where nothing is to be done there. Never fails. */
  leave(context: RequestContext, ended: EndedSession): Promise<string | undefined>;
}

/** Says who has to come in through their organisation. */
export interface OrganisationRule {
  judge(em: EntityManager, wanted: WantedAccount): Promise<DoorRule>;
  /** Writes down, and tells administrators, that a person came in without their organisation. */
  tell(
    context: RequestContext,
    tx: EntityManager,
    person: {
      audience: StaffAudience;
      id: string;
      name: string;
      email: string;
      company?: { id: string; name: string };
    },
  ): Promise<void>;
}
