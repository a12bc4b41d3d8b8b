import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../env.js';
import type { Cache } from './cache/index.js';
import type { Database } from './database/index.js';
import { gauge, type Sampler } from './telemetry/index.js';

const buildInfo = gauge({
  name: 'hausgeist_build_info',
  help: 'Always 1; the labels name the version of the product and of Node.',
  labelNames: ['version', 'node'],
});

const databaseUp = gauge({
  name: 'hausgeist_database_up',
  help: 'Whether the database answers this process.',
});

const connections = gauge({
  name: 'hausgeist_db_pool_connections',
  help: 'Connections of this process to the database, by state (busy, idle); none to the embedded one.',
  labelNames: ['state'],
});

const waiting = gauge({
  name: 'hausgeist_db_pool_waiting',
  help: 'Callers in this process that wait for a connection to the database.',
});

const valkeyUp = gauge({
  name: 'hausgeist_valkey_up',
  help: 'Whether Valkey answers this process; 1 where none is configured and none is needed.',
});

const cacheEntries = gauge({
  name: 'hausgeist_cache_entries',
  help: 'Values that this process keeps at hand.',
});

const freeBytes = gauge({
  name: 'hausgeist_disk_free_bytes',
  help: 'Space left for the folder of the data and, where it is another one, of the files.',
  labelNames: ['folder'],
});

interface Parts {
  config: Pick<Config, 'version' | 'dataDir' | 'filesUrl'>;
  database: Database;
  cache: Cache;
  /** Asks Valkey for a sign of life, if there is one. */
  pingValkey: (() => Promise<unknown>) | undefined;
}

/** Samplers for the platform's metrics. */
export const platformSamplers = (parts: Parts): Sampler[] => [
  localSampler(parts),
  databaseSampler(parts),
  answering(valkeyUp, parts.pingValkey ?? (async () => undefined)),
  diskSampler(parts.config),
];

const localSampler = ({ config, cache }: Parts): Sampler => ({
  sample: () => {
    buildInfo.set({ version: config.version, node: process.versions.node }, 1);
    cacheEntries.set(cache.size);
  },
  forget: () => undefined,
});

function databaseSampler({ database }: Parts): Sampler {
  const up = answering(databaseUp, () => database.ping());
  return {
    sample: async () => {
      const load = database.connections() ?? { busy: 0, idle: 0, waiting: 0 };
      connections.set({ state: 'busy' }, load.busy);
      connections.set({ state: 'idle' }, load.idle);
      waiting.set(load.waiting);
      await up.sample();
    },
    forget: () => up.forget(),
  };
}

/** 1 while something answers, and 0 as soon as it does not, or not in time. */
const answering = (up: { set(value: number): void }, ask: () => Promise<unknown>): Sampler => ({
  sample: async () => {
    await ask();
    up.set(1);
  },
  forget: () => up.set(0),
});

function diskSampler({ dataDir, filesUrl }: Parts['config']): Sampler {
  const folders: Record<string, string> = { data: dataDir };
  if (filesUrl?.startsWith('file:')) folders['files'] = fileURLToPath(filesUrl);
  return {
    sample: async () => {
      for (const [folder, path] of Object.entries(folders)) {
        const { bavail, bsize } = await statfs(path);
        freeBytes.set({ folder }, bavail * bsize);
      }
    },
    forget: () => freeBytes.reset(),
  };
}
