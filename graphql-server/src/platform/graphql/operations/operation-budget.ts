import type { Config } from '../../../env.js';
import { type Actor, actorKey, type RequestContext } from '../../context/index.js';
import { type BudgetState, networkOf, type PointBudgets } from '../../limits/index.js';
import { BUDGETS, REST_CALL_POINTS } from '../graphql-limits.js';
import { asRequestError } from './operation-gate.js';
import type { OperationCost } from './operation-cost.js';

type Caller = Pick<RequestContext, 'actor' | 'address'>;

/** The points that a caller may spend on operations in a minute, over HTTP and sockets together. */
export class OperationBudget {
  readonly #points: PointBudgets;
  readonly #limits: Readonly<Record<Actor['kind'], number>> | undefined;

  constructor(points: PointBudgets, changes: Config['graphqlBudgets']) {
    this.#points = points;
    this.#limits = changes === 'off' ? undefined : { ...BUDGETS, ...changes };
  }

  /** Takes what an operation costs, one point at least; throws if that is not there. */
  spend(caller: Caller, cost: OperationCost, points = cost.requested): OperationCost {
    const state = this.take(caller, points);
    return state ? { ...cost, budget: { ...state, resetsAt: state.resetsAt.toISOString() } } : cost;
  }

  /** Takes points, one at least; throws if they are not there. */
  take({ actor, address }: Caller, points: number): BudgetState | undefined {
    try {
      return this.#spend({ actor, address }, Math.max(1, points));
    } catch (error) {
      throw asRequestError(error);
    }
  }

  /** Takes the points of one call of REST; throws if they are not there. */
  takeForCall(caller: Caller): void {
    this.#spend(caller, REST_CALL_POINTS);
  }

  #spend({ actor, address }: Caller, points: number): BudgetState | undefined {
    if (!this.#limits) return undefined;
    const caller = actorKey(actor) ?? `address:${networkOf(address)}`;
    return this.#points.spend(caller, points, this.#limits[actor.kind]);
  }
}
