import {
  Counter,
  Gauge,
  Histogram,
  type Metric,
  Registry,
  type RegistryContentType,
} from 'prom-client';
import { keptTraceId } from './spans.js';

/** Figures that can be written in either format. */
export type AnyRegistry = Registry<RegistryContentType>;

/** The types do not know that the constructor takes a format. */
const ofType = (type: RegistryContentType): AnyRegistry =>
  Reflect.construct(Registry, [type]) as AnyRegistry;

/** What this process measures of itself; made where it is measured, by the functions below. */
const registry: AnyRegistry = ofType(Registry.OPENMETRICS_CONTENT_TYPE);

/** Name and help text of a metric. */
interface About<Label extends string> {
  /** With its unit: `…_seconds`, and `…_total` where it only grows. */
  name: string;
  help: string;
  /** Each with few values: every combination is kept for good. */
  labelNames?: readonly Label[];
}

/** Something that only grows. */
export const counter = <Label extends string = never>(about: About<Label>): Counter<Label> =>
  new Counter({ ...about, labelNames: about.labelNames ?? [], registers: [registry] });

/** Something that goes up and down. */
export const gauge = <Label extends string = never>(about: About<Label>): Gauge<Label> =>
  new Gauge({ ...about, labelNames: about.labelNames ?? [], registers: [registry] });

/** Bounds in seconds for what mostly takes milliseconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long something takes, by bounds in seconds; each bound remembers a trace that fell into it. */
export class Durations<Label extends string = never> {
  readonly #histogram: Histogram;

  constructor(about: About<Label> & { bounds?: readonly number[] }) {
    const { name, help, labelNames = [], bounds = BOUNDS } = about;
    this.#histogram = new Histogram({
      ...{ name, help, labelNames },
      buckets: [...bounds],
      enableExemplars: true,
      registers: [registry],
    });
  }

  observe(labels: Record<Label, string>, seconds: number): void {
    const traceId = keptTraceId();
    this.#histogram.observe({
      labels,
      value: seconds,
      ...(traceId ? { exemplarLabels: { trace_id: traceId } } : {}),
    });
  }

  /** Begins to measure; the result ends it. */
  start(): (labels: Record<Label, string>) => void {
    const startedAt = performance.now();
    return (labels) => this.observe(labels, (performance.now() - startedAt) / 1_000);
  }

  /** Makes a series exist before anything was measured, so that its first value is an increase. */
  zero(...all: Record<Label, string>[]): void {
    for (const labels of all) this.#histogram.zero(labels);
  }
}

type NamedMetric = Metric & { name: string };

/** The metrics themselves, which the types take for descriptions of them. */
const metricsOf = (from: AnyRegistry) => from.getMetricsAsArray() as unknown as NamedMetric[];

let rendering: Promise<unknown> = Promise.resolve();

/**
 * Everything that was measured, with what `others` hold, as Prometheus reads it; in the OpenMetrics
 * format with exemplars.
 */
export async function renderMetrics(
  others: readonly AnyRegistry[],
  isOpenMetrics: boolean,
): Promise<{ contentType: string; text: string }> {
  // One after the other, as the library renames counters meanwhile; see below.
  const rendered = rendering.then(() => render(others, isOpenMetrics));
  rendering = rendered.catch(() => undefined);
  return rendered;
}

async function render(others: readonly AnyRegistry[], isOpenMetrics: boolean) {
  const type = isOpenMetrics ? Registry.OPENMETRICS_CONTENT_TYPE : Registry.PROMETHEUS_CONTENT_TYPE;
  const merged: AnyRegistry = ofType(type);
  for (const each of [registry, ...others]) {
    for (const metric of metricsOf(each)) merged.registerMetric(metric);
  }
  const metrics = metricsOf(merged);
  const names = metrics.map(({ name }) => name);
  try {
    return { contentType: type, text: await merged.metrics() };
  } finally {
    // For OpenMetrics the library takes `_total` from the names of counters, and from all later texts.
    for (const [index, metric] of metrics.entries()) metric.name = names[index] ?? metric.name;
  }
}
