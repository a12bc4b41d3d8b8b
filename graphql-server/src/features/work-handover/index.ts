import { WorkHandoverResolver } from './handover.resolver.js';
import { WorkHandovers } from './handover.service.js';

export { workHandoverReasons } from './handover.reasons.js';
export { WorkHandoverResolver } from './handover.resolver.js';

/** Puts the feature together. */
export function createWorkHandover(parts: ConstructorParameters<typeof WorkHandovers>[0]) {
  return { resolvers: [new WorkHandoverResolver(new WorkHandovers(parts))] };
}
