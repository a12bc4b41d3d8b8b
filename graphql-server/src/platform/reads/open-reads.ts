import type { Config } from '../../env.js';
import { type DatabaseSchema, replicaOpener } from '../database/index.js';
import type { Logger, Samplers } from '../telemetry/index.js';
import type { ValkeyClient } from '../valkey/index.js';
import { primaryOnly, type Reads } from './reads.js';
import { ReplicaReads } from './replica-reads.js';

interface Parts {
  schema: DatabaseSchema;
  samplers: Samplers;
  /** Where processes tell each other who has written; missing where there is one process. */
  valkey: Pick<ValkeyClient, 'get' | 'set'> | undefined;
  log: Logger;
}

/** Begins to watch the replicas of `DATABASE_READ_URL`; they need not be there. */
export async function openReads(
  config: Pick<Config, 'databaseUrl' | 'database' | 'slowQueryMs'>,
  { schema, samplers, valkey, log }: Parts,
): Promise<Reads> {
  const { databaseUrl, database } = config;
  if (!databaseUrl || database.readUrls.length === 0) return primaryOnly;
  const reads = new ReplicaReads({
    primaryUrl: databaseUrl,
    readUrls: database.readUrls,
    maxLagMs: database.readMaxLagSeconds * 1_000,
    open: replicaOpener(config, schema, log),
    processName: database.processName,
    valkey,
    log,
  });
  await reads.start();
  samplers.add(reads.sampler());
  return reads;
}
