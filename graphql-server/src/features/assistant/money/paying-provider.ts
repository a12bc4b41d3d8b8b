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
 * The provider that answers for a company, booked to it, or the built-in assistant, which costs
 * nothing, once its tokens or its calls of the day are used up, or those of the person who asks.
 */
export async function payingProvider(
  { ai, builtin, metrics, budget }: Providers,
  companyId: string,
  personId?: string,
): Promise<AiProvider> {
  if (!budget || ai.name === builtin.name) return ai;
  if (!(await budget.isSpent(companyId, personId))) return budget.aiFor(companyId, personId);
  metrics.count('budget', { answersWithout: 1 });
  return builtin;
}
