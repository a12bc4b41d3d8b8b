import type { MetricGroup } from '../../platform/telemetry/index.js';
import type { SummedMetrics } from './metric.repository.js';

/** Figures over some time, in the units of the API: milliseconds, USD, percent. */
export interface Figures {
  api: {
    totalRequests: number;
    averageResponseTime: number;
    errorRate: number;
    slowRequests: number;
  };
  cost: {
    totalCost: number;
    costPerRequest: number;
    tokenUsage: { totalTokens: number; inputTokens: number; outputTokens: number };
    modelUsage: ModelFigures[];
  };
  cache: {
    l1HitRate: number;
    l2HitRate: number;
    overallHitRate: number;
    totalRequests: number;
    hits: number;
    misses: number;
  };
  rag: {
    totalQueries: number;
    skippedQueries: number;
    ragAttempts: number;
    ragSuccesses: number;
    ragFailures: number;
    circuitBreaks: number;
    averageRAGTime: number;
  };
  budget: {
    /** Token budgets that were nearly spent. */
    warnings: number;
    /** Answers and summaries without a model because one was spent. */
    answersWithout: number;
  };
}

export interface ModelFigures {
  model: string;
  requests: number;
  cost: number;
  tokens: number;
  inputTokens: number;
  outputTokens: number;
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const percent = (part: number, whole: number) => 100 * share(part, whole);

/** Makes figures of sums; without traffic all of them are 0. */
export function figuresOf(metrics: readonly SummedMetrics[]): Figures {
  const sum = (group: MetricGroup, name: string) =>
    metrics.reduce((all, row) => all + (row.group === group ? (row.sums[name] ?? 0) : 0), 0);
  const requests = sum('api', 'requests');
  const [l1Hits, l2Hits, misses] = [
    sum('cache', 'l1Hits'),
    sum('cache', 'l2Hits'),
    sum('cache', 'misses'),
  ];
  const lookUps = l1Hits + l2Hits + misses;
  const attempts = sum('rag', 'attempts');
  return {
    api: {
      totalRequests: requests,
      averageResponseTime: share(sum('api', 'ms'), requests),
      errorRate: percent(sum('api', 'errors'), requests),
      slowRequests: sum('api', 'slow'),
    },
    cost: costFigures(metrics),
    cache: {
      l1HitRate: percent(l1Hits, lookUps),
      l2HitRate: percent(l2Hits, l2Hits + misses),
      overallHitRate: percent(l1Hits + l2Hits, lookUps),
      totalRequests: lookUps,
      hits: l1Hits + l2Hits,
      misses,
    },
    rag: {
      totalQueries: sum('rag', 'queries'),
      skippedQueries: sum('rag', 'skipped'),
      ragAttempts: attempts,
      ragSuccesses: sum('rag', 'successes'),
      ragFailures: sum('rag', 'failures'),
      circuitBreaks: sum('rag', 'circuitBreaks'),
      averageRAGTime: share(sum('rag', 'ms'), attempts),
    },
    budget: {
      warnings: sum('budget', 'warnings'),
      answersWithout: sum('budget', 'answersWithout'),
    },
  };
}

function costFigures(metrics: readonly SummedMetrics[]): Figures['cost'] {
  const models = new Map<string, ModelFigures>();
  for (const { group, label: model, sums } of metrics) {
    if (group !== 'model') continue;
    const { requests = 0, cost = 0, inputTokens = 0, outputTokens = 0 } = sums;
    const sofar = models.get(model);
    models.set(model, {
      model,
      requests: requests + (sofar?.requests ?? 0),
      cost: cost + (sofar?.cost ?? 0),
      tokens: inputTokens + outputTokens + (sofar?.tokens ?? 0),
      inputTokens: inputTokens + (sofar?.inputTokens ?? 0),
      outputTokens: outputTokens + (sofar?.outputTokens ?? 0),
    });
  }
  const modelUsage = [...models.values()].toSorted(
    (a, b) => b.cost - a.cost || b.tokens - a.tokens || (a.model < b.model ? -1 : 1),
  );
  const total = (name: Exclude<keyof ModelFigures, 'model'>) =>
    modelUsage.reduce((sum, usage) => sum + usage[name], 0);
  return {
    totalCost: total('cost'),
    costPerRequest: share(total('cost'), total('requests')),
    tokenUsage: {
      totalTokens: total('tokens'),
      inputTokens: total('inputTokens'),
      outputTokens: total('outputTokens'),
    },
    modelUsage,
  };
}
