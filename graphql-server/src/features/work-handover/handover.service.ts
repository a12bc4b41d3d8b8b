import {
  type ManagingActor,
  type RequestContext,
  requireManaging,
  requireUuid,
} from '../../platform/context/index.js';
import { type EntityManager, repeatable } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import type { AuditLog } from '../audit/index.js';
import { aboutMember, admit, countWork, lockSelfOrManaged } from '../company-users/index.js';
import type { WorkHandover } from '../inbox/index.js';
import { workHandoverReasons } from './handover.reasons.js';

/** Conversations, and cases, that one call hands over: no transaction lasts for long. */
const MOST_AT_ONCE = 500;

/** How much has gone to the colleague, and how much is left for a further call. */
export interface HandedOver {
  conversations: number;
  cases: number;
  remaining: number;
}

/** Hands things of one kind over, in the transaction of the whole. */
type HandOver<More = object> = (
  context: RequestContext & { actor: ManagingActor },
  tx: EntityManager,
  handover: WorkHandover & More,
) => Promise<number>;

interface Dependencies {
  audit: AuditLog;
  conversations: HandOver;
  cases: HandOver<{ fromName: string }>;
}

/** Gives all that a member looks after to a colleague. */
export class WorkHandovers {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** All of it or nothing; done twice, the second time finds nothing to do. */
  async handOver(
    context: RequestContext,
    { memberId, toId: named }: { memberId: string; toId: string },
  ): Promise<HandedOver> {
    const actor = requireManaging(context.actor);
    admit(context, 'edit');
    const [fromId, toId] = [requireUuid(memberId), requireUuid(named)];
    if (toId === fromId) throw wrongField('toId', workHandoverReasons.WORK_HANDED_TO_SAME);
    return repeatable(context.em, async (tx) => {
      // Another call about the same member waits here.
      const { user, company } = await lockSelfOrManaged(context, tx, fromId);
      const fromName = `${user.firstName} ${user.lastName}`;
      const handover = { companyId: company.id, fromId, toId, most: MOST_AT_ONCE, fromName };
      const acting = { ...context, actor };
      const conversations = await this.#deps.conversations(acting, tx, handover);
      const cases = await this.#deps.cases(acting, tx, handover);
      const left = await countWork(tx, { companyId: company.id, userId: fromId });
      if (conversations + cases > 0) {
        const about = aboutMember(user, company);
        await this.#deps.audit.record(context, tx, 'company-user.work-handed-over', about, {
          ...{ conversations, cases, to: await nameOf(tx, company.id, toId) },
        });
      }
      const isFull = conversations === MOST_AT_ONCE || cases === MOST_AT_ONCE;
      return {
        conversations,
        cases,
        remaining: isFull ? left.ownConversations + left.openCases : 0,
      };
    });
  }
}

async function nameOf(tx: EntityManager, companyId: string, id: string): Promise<string | null> {
  const [row] = await tx.execute<{ name: string }[]>(
    `select first_name || ' ' || last_name as name from company_user
      where managing_company_id = ? and id = ?`,
    [companyId, id],
  );
  return row?.name ?? null;
}
