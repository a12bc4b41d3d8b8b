import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '../place/services.ts';
import type { World } from '../world.ts';

/** What a fault needs to know besides the world: which server it hits, how long it lasts, and how. */
export interface FaultPlan {
  kind: string;
  server: number;
  seconds: number;
}

/** Begins a fault; what it gives ends it. */
type Begin = (world: World, plan: FaultPlan) => Promise<() => Promise<void> | void>;

interface Fault {
  /** Least and most seconds that it lasts; none for one that is over at once. */
  lasts: readonly [number, number];
  begin: Begin;
  /** The service that it is done to, if that is one for all. */
  service?: ServiceName;
  /** What it needs, where that is not there everywhere. */
  needs?: 'signals' | 'smallFileStore';
}

const nothing = () => undefined;

const serverOf = ({ servers }: World, { server }: FaultPlan) => {
  const found = servers[server % servers.length];
  if (!found) throw new Error('There is no server.');
  return found;
};

const SLOW_MS = 150;

/** A fault of one of the ways between a server and a service. */
const way = (which: 'database' | 'valkey', how: 'freeze' | 'refuse' | 'slowDown'): Begin => {
  return async (world, plan) => {
    const proxy = serverOf(world, plan)[which];
    await proxy[how](SLOW_MS);
    return () => proxy.restore();
  };
};

/** A service that is gone for a while; `signal` says how it goes. */
const gone = (name: ServiceName, how: 'stop' | 'SIGKILL'): Begin => {
  return async ({ services }) => {
    await (how === 'stop' ? services.stop(name) : services.signal(name, how));
    return () => services.start();
  };
};

const frozen = (name: ServiceName): Begin => {
  return async ({ services }) => {
    await services.signal(name, 'SIGSTOP');
    return () => services.signal(name, 'SIGCONT');
  };
};

/** A fake that misbehaves in a way of its own. */
function misbehaviour<Name extends 'provider' | 'mailServer' | 'receiver'>(
  name: Name,
  fault: World[Name]['fault'],
): Begin {
  return async (world) => {
    world[name].fault = fault;
    return () => {
      world[name].fault = 'none';
    };
  };
}

/** Writes into the small file store until nothing fits any more. */
async function fillFileStore({ filesFolder }: World): Promise<() => void> {
  const ballast = join(filesFolder, 'ballast');
  const file = openSync(ballast, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(ballast);
}

/** Every fault by its name. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'server killed': {
    lasts: [0, 0],
    begin: async (world, plan) => {
      serverOf(world, plan).signal('SIGKILL');
      return nothing;
    },
  },
  'server replaced': {
    lasts: [0, 0],
    begin: async (world, plan) => {
      await serverOf(world, plan).replace();
      return nothing;
    },
  },
  'all servers replaced': {
    lasts: [0, 0],
    begin: async ({ servers }) => {
      for (const server of servers) await server.replace();
      return nothing;
    },
  },
  'server frozen': {
    lasts: [5, 20],
    begin: async (world, plan) => {
      const server = serverOf(world, plan);
      const { pid } = server;
      server.signal('SIGSTOP');
      return () => {
        if (server.pid === pid) server.signal('SIGCONT');
      };
    },
  },
  'PostgreSQL restarted': {
    lasts: [1, 5],
    service: 'postgres',
    needs: 'signals',
    begin: gone('postgres', 'stop'),
  },
  'PostgreSQL killed': {
    lasts: [1, 8],
    service: 'postgres',
    needs: 'signals',
    begin: gone('postgres', 'SIGKILL'),
  },
  'PostgreSQL frozen': {
    lasts: [3, 20],
    service: 'postgres',
    needs: 'signals',
    begin: frozen('postgres'),
  },
  'Valkey restarted': {
    lasts: [1, 8],
    service: 'valkey',
    needs: 'signals',
    begin: gone('valkey', 'stop'),
  },
  'Valkey killed': {
    lasts: [1, 8],
    service: 'valkey',
    needs: 'signals',
    begin: gone('valkey', 'SIGKILL'),
  },
  'Valkey frozen': { lasts: [3, 20], service: 'valkey', needs: 'signals', begin: frozen('valkey') },
  'way to PostgreSQL cut': { lasts: [2, 10], begin: way('database', 'refuse') },
  'way to PostgreSQL swallows': { lasts: [5, 20], begin: way('database', 'freeze') },
  'way to PostgreSQL slow': { lasts: [5, 15], begin: way('database', 'slowDown') },
  'way to Valkey cut': { lasts: [2, 10], begin: way('valkey', 'refuse') },
  'way to Valkey swallows': { lasts: [5, 20], begin: way('valkey', 'freeze') },
  'clients cut off': {
    lasts: [0, 0],
    begin: async ({ balancer }) => {
      balancer.proxy.cut();
      return nothing;
    },
  },
  'way of clients swallows': {
    lasts: [5, 12],
    begin: async ({ balancer }) => {
      balancer.proxy.freeze();
      return () => balancer.proxy.restore();
    },
  },
  'provider answers 500': { lasts: [3, 12], begin: misbehaviour('provider', 'error') },
  'provider hangs': { lasts: [3, 15], begin: misbehaviour('provider', 'hang') },
  'provider cuts answers': { lasts: [3, 10], begin: misbehaviour('provider', 'cut') },
  'mail is deferred': { lasts: [3, 15], begin: misbehaviour('mailServer', 'defer') },
  'mail is refused': { lasts: [2, 5], begin: misbehaviour('mailServer', 'refuse') },
  'mail is kept in silence': { lasts: [2, 6], begin: misbehaviour('mailServer', 'drop') },
  'mail server hangs': { lasts: [3, 15], begin: misbehaviour('mailServer', 'hang') },
  'receiver answers 500': { lasts: [2, 6], begin: misbehaviour('receiver', 'error') },
  'receiver hangs': { lasts: [2, 6], begin: misbehaviour('receiver', 'hang') },
  'receiver cuts': { lasts: [2, 6], begin: misbehaviour('receiver', 'cut') },
  'file store full': { lasts: [3, 12], needs: 'smallFileStore', begin: fillFileStore },
};

/** Names of sets of faults for `--only`. */
export const SETS: Readonly<Record<string, readonly string[]>> = {
  rolling: ['all servers replaced'],
};
