import type { EntityManager } from '../../../platform/database/index.js';
import { conflict } from '../../../platform/errors/index.js';
import { requireNoHold } from '../../legal-holds/index.js';
import { endUserReasons } from '../end-user.reasons.js';

/** What there is of a person who is about to be deleted. */
export interface EndUserBelongings {
  conversations: number;
  emergencies: number;
  openCases: number;
  openRequests: number;
}

interface Person {
  companyId: string;
  endUserId: string;
}

/** Counts what goes with a person, or loses them. */
export async function countBelongings(
  em: EntityManager,
  { companyId, endUserId }: Person,
): Promise<EndUserBelongings> {
  const person = [companyId, endUserId];
  const [counts] = await em.execute<[EndUserBelongings]>(
    `select count(*)::int as conversations,
            count(*) filter (where (archived_at is null or snoozed_until is not null)
                and urgency = 'EMERGENCY')::int as emergencies,
            (select count(*)::int from service_case where company_id = ? and end_user_id = ?
                and state not in ('DONE', 'CLOSED')) as "openCases",
            (select count(*)::int from privacy_request where company_id = ? and end_user_id = ?
                and state in ('REQUESTED', 'RUNNING', 'FAILED')) as "openRequests"
       from conversation where company_id = ? and end_user_id = ?`,
    [...person, ...person, ...person],
  );
  return counts;
}

/** Refuses while something keeps the person: a legal hold, or a request that could not be met without them. */
export async function requireDeletable(tx: EntityManager, person: Person): Promise<void> {
  await requireNoHold(tx, person);
  const { openRequests } = await countBelongings(tx, person);
  if (openRequests > 0) throw conflict(endUserReasons.DATA_REQUEST_IS_OPEN);
}
