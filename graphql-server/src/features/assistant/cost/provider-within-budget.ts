import type { AiProvider } from '../../../platform/ai/index.js';
import type { Metrics } from '../../../platform/telemetry/index.js';
import type { ModelBudget } from '../../token-budget/index.js';

interface Providers {
  ai: AiProvider;
  builtin: AiProvider;
  metrics: Metrics;
  budget?: ModelBudget;
}

/**
 * The provider that answers for a company, with its use booked to that company. Once the day's tokens or calls of
 * the company or of the person who asks are spent, it is the built-in assistant, which costs nothing.
 */
export async function providerWithinBudget(
  { ai, builtin, metrics, budget }: Providers,
  companyId: string,
  personId?: string,
): Promise<AiProvider> {
  if (!budget || ai.name === builtin.name) return ai;
  if (!(await budget.isSpent(companyId, personId))) return budget.aiFor(companyId, personId);
  metrics.count('budget', { answersWithout: 1 });
  return builtin;
}
