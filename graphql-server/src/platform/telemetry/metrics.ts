/** What is counted in each group; durations, named `ms`, are in milliseconds. */
export const METRIC_NAMES = {
  /** Requests to /graphql and /api. */
  api: ['requests', 'ms', 'errors', 'slow'],
  /** Calls of a model; the label is its name. */
  model: ['requests', 'inputTokens', 'outputTokens'],
  /** Calls of the AI provider that it answered or refused; the label says of what, of which model and why. */
  provider: ['calls', 'failures'],
  /** Look-ups of embeddings: found in this process, found in the shared cache, found nowhere. */
  cache: ['l1Hits', 'l2Hits', 'misses'],
  /** Questions, those that needed no search, and what became of the searches. */
  rag: ['queries', 'skipped', 'attempts', 'successes', 'failures', 'circuitBreaks', 'ms'],
  /** Token budgets that were nearly spent, and answers without a model because one was. */
  budget: ['warnings', 'answersWithout'],
  /** Attempts to deliver events to webhooks. */
  webhook: ['attempts', 'delivered', 'failures', 'ms'],
} as const;

export type MetricGroup = keyof typeof METRIC_NAMES;
/** Sums by name. */
export type MetricSums = { [name: string]: number | undefined };

/** Where everything that happens often is counted. Must cost next to nothing: no I/O, no promise. */
export interface Metrics {
  count<G extends MetricGroup>(
    group: G,
    sums: Partial<Record<(typeof METRIC_NAMES)[G][number], number>>,
    label?: string,
  ): void;
}

/** Counts of one minute. */
export interface CountedMinute {
  /** Beginning of the minute, in milliseconds since 1970. */
  minute: number;
  group: MetricGroup;
  label: string;
  sums: MetricSums;
}

const MINUTE_MS = 60_000;

/** Counts in memory until the counts are taken and written. */
export class MetricsRecorder implements Metrics {
  readonly #now: () => number;
  readonly #totals = new Map<string, CountedMinute>();
  #counted = new Map<string, CountedMinute>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  count(group: MetricGroup, sums: MetricSums, label = ''): void {
    const minute = this.#now();
    add(this.#counted, { minute: minute - (minute % MINUTE_MS), group, label, sums });
    add(this.#totals, { minute: 0, group, label, sums });
  }

  /** Everything that was counted since the last call, each thing once. */
  take(): CountedMinute[] {
    const taken = [...this.#counted.values()];
    this.#counted = new Map();
    return taken;
  }

  /** Counts since the process started. */
  totals(): readonly Omit<CountedMinute, 'minute'>[] {
    return [...this.#totals.values()];
  }
}

function add(into: Map<string, CountedMinute>, counted: CountedMinute): void {
  const { minute, group, label, sums } = counted;
  const key = `${minute} ${group} ${label}`;
  const entry = into.get(key);
  if (!entry) into.set(key, { ...counted, sums: { ...sums } });
  else addSums(entry.sums, sums);
}

/** Adds sums to others, name by name. */
export function addSums(target: MetricSums, sums: MetricSums): void {
  for (const name in sums) target[name] = (target[name] ?? 0) + (sums[name] ?? 0);
}
