import type { Config } from '../env.js';
import { type AiProvider, callCounter, openProvider, usageCounter } from './ai/index.js';
import { Cache } from './cache/index.js';
import { type Database, type DatabaseSchema, openDatabase } from './database/index.js';
import {
  type EventBus,
  InProcessEventBus,
  InProcessLiveText,
  type LiveText,
  ValkeyEventBus,
  ValkeyLiveText,
} from './events/index.js';
import { type FileStore, observedFileStore, openFileStore } from './files/index.js';
import { JobQueue } from './jobs/index.js';
import { MalwareGuard } from './malware/index.js';
import { PointBudgets, RateLimits } from './limits/index.js';
import { Quotas } from './quotas/index.js';
import { openReads, type Reads } from './reads/index.js';
import { platformSamplers } from './platform-samplers.js';
import { type Logger, MetricsRecorder, Samplers, startTracing } from './telemetry/index.js';
import { connectValkey, type ValkeyClient } from './valkey/index.js';

/** Everything the features stand on, real or embedded as configured. */
export interface Platform {
  config: Config;
  log: Logger;
  metrics: MetricsRecorder;
  /** Samplers for the metrics; features add theirs. */
  samplers: Samplers;
  database: Database;
  /** Where lists and prompt files are read. */
  reads: Reads;
  events: EventBus;
  liveText: LiveText;
  cache: Cache;
  limits: RateLimits;
  budgets: PointBudgets;
  /** What may be used in a day. */
  quotas: Quotas;
  jobs: JobQueue;
  files: FileStore;
  /** Stands before files that come in. */
  malware: MalwareGuard;
  ai: AiProvider;
  /** Asks Valkey for a sign of life; missing where there is none. */
  pingValkey: (() => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/** Connects to every configured part, or opens its embedded default. */
export async function openPlatform(
  config: Config,
  schema: DatabaseSchema,
  log: Logger,
): Promise<Platform> {
  const metrics = new MetricsRecorder();
  const { otlpEndpoint: endpoint, traceShare, version } = config;
  const stopTracing = await startTracing({ endpoint, share: traceShare, version }, log);
  const files = observedFileStore(await openFileStore(config));
  const shared = await openShared(config, log);
  const database = await openDatabase(config, schema, log).catch(async (error: unknown) => {
    await shared.close();
    await stopTracing();
    throw error;
  });
  const jobs = new JobQueue(database, shared.events, log);
  const samplers = new Samplers();
  for (const sampler of platformSamplers({ config, database, ...shared })) samplers.add(sampler);
  samplers.add(jobs.sampler());
  const malware = new MalwareGuard({ config, log });
  samplers.add(malware.sampler());
  const reads = await openReads(config, { schema, samplers, valkey: shared.valkey, log });
  return {
    config,
    log,
    metrics,
    samplers,
    database,
    reads,
    files,
    malware,
    ai: await openProvider(config, usageCounter(metrics), callCounter(metrics)),
    ...shared,
    jobs,
    quotas: new Quotas({ config, em: () => database.orm.em.fork(), jobs, log }),
    close: async () => {
      await reads.close();
      await database.close();
      await shared.close();
      await stopTracing();
    },
  };
}

type Shared = Pick<
  Platform,
  'events' | 'liveText' | 'cache' | 'limits' | 'budgets' | 'pingValkey' | 'close'
> & { valkey: ValkeyClient | undefined };

/** What replicas share: in this process, or in Valkey when there is one. */
async function openShared({ redisUrl }: Config, log: Logger): Promise<Shared> {
  if (!redisUrl) {
    const events = new InProcessEventBus();
    return {
      events,
      liveText: new InProcessLiveText(),
      cache: new Cache(),
      limits: new RateLimits(),
      budgets: new PointBudgets(),
      valkey: undefined,
      pingValkey: undefined,
      close: () => events.close(),
    };
  }
  const client = await connectValkey(redisUrl, log);
  const events = new ValkeyEventBus(client, await connectValkey(redisUrl, log), log);
  const budgets = new PointBudgets({ valkey: client, log });
  return {
    events,
    liveText: new ValkeyLiveText(client),
    cache: new Cache(client),
    limits: new RateLimits(client),
    budgets,
    valkey: client,
    // A look-up, as a cluster knows no ping.
    pingValkey: () => client.get('sign-of-life'),
    close: async () => {
      budgets.close();
      await events.close();
      client.destroy();
    },
  };
}
