import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../../context/index.js';
import type { OperationBudget } from './operation-budget.js';
import type { OperationCost, Variables } from './operation-cost.js';
import type { OperationGate } from './operation-gate.js';

/** A document that can be read and is valid, and which of its operations is to run. */
export interface ReadOperation {
  source: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

/** Looks at operations before they run, over HTTP and sockets, and takes what they cost. */
export class Admission {
  readonly #gate: OperationGate;
  readonly #budget: OperationBudget;

  constructor(gate: OperationGate, budget: OperationBudget) {
    this.#gate = gate;
    this.#budget = budget;
  }

  /** Takes the cost of an operation; throws if it is refused as a whole, or the budget is used up. */
  charge(context: RequestContext, asked: ReadOperation): OperationCost {
    const { source, document, operation, variables } = asked;
    this.#gate.requireIntrospection(source, context.actor);
    const cost = this.#gate.requireAffordable(document, operation, variables);
    const points = this.#gate.chargeOf(document, operation, variables, context.actor);
    return this.#budget.spend(context, cost, points);
  }

  /** What is wrong with a document that can be read. Validating it is work, which takes a point. */
  errorsOf(context: RequestContext, source: string) {
    const errors = this.#gate.validate(source);
    if (errors.length > 0) this.#budget.take(context, 1);
    return errors;
  }
}
