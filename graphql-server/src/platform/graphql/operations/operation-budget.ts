import { type Config, ConfigurationError } from '../../../env.js';
import { type Actor, actorKey, type RequestContext } from '../../context/index.js';
import { networkOf, type PointBudgets } from '../../limits/index.js';
import { BUDGETS } from '../graphql-limits.js';
import { asRequestError } from './operation-gate.js';
import type { OperationCost } from './operation-cost.js';

/** What a caller may spend on operations in a minute; over HTTP and sockets together. */
export class OperationBudget {
  readonly #points: PointBudgets;
  readonly #limits: Readonly<Record<Actor['kind'], number>> | undefined;

  constructor(points: PointBudgets, changes: Config['graphqlBudgets']) {
    this.#points = points;
    this.#limits = changes === 'off' ? undefined : { ...BUDGETS, ...requireKinds(changes) };
  }

  /** Takes what an operation costs, one point at least; throws if that is not there. */
  spend({ actor, address }: Pick<RequestContext, 'actor' | 'address'>, cost: OperationCost) {
    if (!this.#limits) return cost;
    const caller = actorKey(actor) ?? `address:${networkOf(address)}`;
    try {
      const state = this.#points.spend(
        caller,
        Math.max(1, cost.requested),
        this.#limits[actor.kind],
      );
      return { ...cost, budget: { ...state, resetsAt: state.resetsAt.toISOString() } };
    } catch (error) {
      throw asRequestError(error);
    }
  }
}

function requireKinds(changes: Readonly<Record<string, number>>) {
  const unknown = Object.keys(changes).find((kind) => !Object.hasOwn(BUDGETS, kind));
  if (unknown === undefined) return changes;
  const known = Object.keys(BUDGETS).join(', ');
  throw new ConfigurationError(`GRAPHQL_BUDGETS names "${unknown}"; there are ${known}.`);
}
