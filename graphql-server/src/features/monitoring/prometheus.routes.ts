import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Config } from '../../env.js';
import { unauthenticated } from '../../platform/errors/index.js';
import type { MetricsRecorder } from '../../platform/telemetry/index.js';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/** What every proxy adds at least one of: such a request is not from this machine. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Figures of this process for Prometheus at `/metrics`; not for everybody. */
export function addPrometheusRoute(
  server: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  metrics: MetricsRecorder,
): void {
  // Made when somebody asks for the first time: watching the process costs a little all the time.
  let registry: Registry | undefined;
  server.get(
    '/metrics',
    { config: { access: 'public', ownAuthentication: true } },
    async (request, reply) => {
      requireScraper(request, metricsToken);
      registry ??= watchedRegistry();
      const counters = countersOf(metrics);
      const merged = Registry.merge([registry, counters]);
      return reply
        .header('cache-control', 'no-store')
        .type(merged.contentType)
        .send(await merged.metrics());
    },
  );
}

function requireScraper(request: FastifyRequest, token: string | undefined): void {
  const given = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(token))) {
    return;
  }
  const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  if (!isProxied && LOOPBACK.test(request.socket.remoteAddress ?? '')) return;
  throw unauthenticated('Metrics need the token of METRICS_TOKEN.');
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function watchedRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** A counter for each sum: `hausgeist_api_requests_total`, `hausgeist_model_input_tokens_total{…}`. */
function countersOf(metrics: MetricsRecorder): Registry {
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  for (const { group, label, sums } of metrics.totals()) {
    const labels: Record<string, string> = group === 'model' ? { model: label } : {};
    for (const [sum, value = 0] of Object.entries(sums)) {
      const snake = sum.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const name = `hausgeist_${group}_${sum === 'ms' ? 'milliseconds' : snake}_total`;
      const help = `Sum of ${sum} in the group ${group} since the process started.`;
      const labelNames = Object.keys(labels);
      const counter =
        counters.get(name) ?? new Counter({ name, help, labelNames, registers: [registry] });
      counters.set(name, counter);
      counter.inc(labels, value);
    }
  }
  return registry;
}
