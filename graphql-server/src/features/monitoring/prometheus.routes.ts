import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { type Config, isLocalHost } from '../../env.js';
import { unauthenticated } from '../../platform/errors/index.js';
import { carriesToken } from '../../platform/secrets/index.js';
import {
  type AnyRegistry,
  METRIC_NAMES,
  type MetricGroup,
  type MetricsRecorder,
  renderMetrics,
  type Samplers,
} from '../../platform/telemetry/index.js';
import { monitoringReasons } from './monitoring.reasons.js';

/** What every proxy adds at least one of: such a request is not from this machine. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

interface Figures {
  metrics: MetricsRecorder;
  samplers: Samplers;
}

/** Figures of this process for Prometheus at `/metrics`; not for everybody. */
export function addPrometheusRoute(
  server: FastifyInstance,
  config: Pick<Config, 'metricsToken' | 'environment'>,
  { metrics, samplers }: Figures,
): void {
  // Made on the first request: watching the process costs a little all the time.
  let watched: AnyRegistry | undefined;
  server.get(
    '/metrics',
    { config: { access: 'public', ownAuthentication: true } },
    async (request, reply) => {
      requireScraper(request, config);
      watched ??= watchedRegistry();
      await samplers.run(request.context.log);
      const wantsOpenMetrics = /\bapplication\/openmetrics-text\b/.test(
        request.headers.accept ?? '',
      );
      const others = [watched, countersOf(metrics)];
      const { contentType, text } = await renderMetrics(others, wantsOpenMetrics);
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    },
  );
}

/** Whatever is on the same machine as a server in production may pass requests on from elsewhere. */
function requireScraper(
  request: FastifyRequest,
  { metricsToken: token, environment }: Pick<Config, 'metricsToken' | 'environment'>,
): void {
  if (carriesToken(request.headers.authorization, token)) return;
  const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  const isLocal = !isProxied && isLocalHost(request.socket.remoteAddress ?? '');
  if (isLocal && environment !== 'production') return;
  throw unauthenticated(monitoringReasons.METRICS_TOKEN_REQUIRED);
}

function watchedRegistry(): AnyRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Gauges with the name of a counter; the same numbers are there by type without it.
  for (const what of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  }
  return registry;
}

/** A counter for each sum: `hausgeist_api_requests_total`, `hausgeist_model_input_tokens_total{…}`. */
function countersOf(metrics: MetricsRecorder): AnyRegistry {
  const registry = new Registry();
  const totals = Map.groupBy(metrics.totals(), ({ group }) => group);
  for (const [group, sums] of Object.entries(METRIC_NAMES) as [MetricGroup, readonly string[]][]) {
    for (const sum of sums) {
      const counter = new Counter({
        name: nameOf(group, sum),
        help: `Sum of ${sum} in the group ${group} since the process started.`,
        labelNames: group === 'model' ? ['model'] : [],
        registers: [registry],
      });
      for (const { label, sums: counted } of totals.get(group) ?? []) {
        const value = counted[sum] ?? 0;
        const labels: Record<string, string> = group === 'model' ? { model: label } : {};
        counter.inc(labels, sum === 'ms' ? value / 1_000 : value);
      }
    }
  }
  return registry;
}

/** Prometheus counts time in seconds, as everything else that has a base unit. */
function nameOf(group: MetricGroup, sum: string): string {
  const snake = sum.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `hausgeist_${group}_${sum === 'ms' ? 'seconds' : snake}_total`;
}
