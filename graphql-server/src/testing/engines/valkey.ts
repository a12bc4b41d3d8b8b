import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from 'redis';
import { freePort } from '../free-port.js';
import {
  areInstalled,
  endProgram,
  makeFolder,
  runProgram,
  startProgram,
  until,
} from './program.js';

/** Whether servers of Valkey can be started here. */
export const canRunValkey = () => areInstalled('valkey-server', 'valkey-cli');

/** Several Valkey servers that watch each other. */
export interface ValkeyGroup {
  /** For `REDIS_URL`. */
  url: string;
  /** Kills the server that keys are at now, without a word. */
  killPrimary(key: string): Promise<void>;
  stop(): Promise<void>;
}

const FAST = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];

/** What a server answers to a command. */
const ask = (port: number, ...command: string[]) =>
  runProgram('valkey', 'valkey-cli', '-p', String(port), ...command).trim();

const isReady = (port: number) => async () => {
  const client = createClient({ socket: { port, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } finally {
    client.destroy();
  }
};

/** Whether a replica has what its primary has; one that has not does not take over. */
const isInStep = async (port: number) =>
  ask(port, 'info', 'replication').includes('master_link_status:up');

function newGroup() {
  const folder = makeFolder();
  const servers = new Map<number, ReturnType<typeof startProgram>>();
  return {
    folder,
    start: async (...args: string[]) => {
      const port = await freePort();
      const program = ['--port', String(port), '--dir', folder.inside, ...FAST, ...args];
      servers.set(port, startProgram('valkey', 'valkey-server', ...program));
      await until(isReady(port));
      return port;
    },
    startSentinel: async (settings: string) => {
      const port = await freePort();
      const file = `sentinel-${port}.conf`;
      const text = `port ${port}\nbind 127.0.0.1\ndir ${folder.inside}\n${settings}\n`;
      writeFileSync(join(folder.outside, file), text);
      // Sentinels write down what they learn.
      chmodSync(join(folder.outside, file), 0o666);
      servers.set(
        port,
        startProgram('valkey', 'valkey-server', `${folder.inside}/${file}`, '--sentinel'),
      );
      await until(isReady(port));
      return port;
    },
    kill: async (port: number) => {
      const program = servers.get(port);
      if (program) await endProgram(program, 'SIGKILL');
    },
    runs: (port: number) => servers.get(port)?.signalCode === null,
    stop: async () => {
      await Promise.all([...servers.values()].map((program) => endProgram(program, 'SIGKILL')));
      folder.remove();
    },
  };
}

/** A server, its replica, and three sentinels that replace it after two seconds of silence. */
export async function startSentinels(): Promise<ValkeyGroup> {
  const group = newGroup();
  const primary = await group.start();
  const replica = await group.start('--replicaof', `127.0.0.1 ${primary}`);
  await until(() => isInStep(replica));
  const settings = [
    `sentinel monitor main 127.0.0.1 ${primary} 2`,
    'sentinel down-after-milliseconds main 2000',
    'sentinel failover-timeout main 5000',
  ].join('\n');
  const sentinels = [
    await group.startSentinel(settings),
    await group.startSentinel(settings),
    await group.startSentinel(settings),
  ];
  const [first = 0] = sentinels;
  await until(async () => ask(first, 'sentinel', 'ckquorum', 'main').startsWith('OK 3'));
  await until(async () => ask(first, 'sentinel', 'replicas', 'main').includes(String(replica)));
  return {
    url: `redis+sentinel://${sentinels.map((port) => `127.0.0.1:${port}`).join(',')}/main/2`,
    killPrimary: async () => {
      const [, port] = ask(first, 'sentinel', 'get-master-addr-by-name', 'main').split('\n');
      await group.kill(Number(port));
    },
    stop: group.stop,
  };
}

/** Three servers with a replica each, of which the replica takes over after two seconds. */
export async function startCluster(): Promise<ValkeyGroup> {
  const group = newGroup();
  const ports: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'];
    const file = `nodes-${index}.conf`;
    ports.push(await group.start(...settings, '--cluster-config-file', file));
  }
  const nodes = ports.map((port) => `127.0.0.1:${port}`);
  ask(ports[0] ?? 0, '--cluster', 'create', ...nodes, '--cluster-replicas', '1', '--cluster-yes');
  const isWhole = async (port: number) =>
    ask(port, 'cluster', 'info').includes('cluster_state:ok') &&
    ask(port, 'cluster', 'nodes')
      .split('\n')
      .filter((line) => line.includes('slave')).length === 3;
  for (const port of ports) await until(() => isWhole(port));
  const replicas = ports.slice(3);
  for (const port of replicas) await until(() => isInStep(port));
  return {
    url: `redis+cluster://${nodes.slice(0, 3).join(',')}`,
    killPrimary: async (key) => {
      const asked = ports.find((port) => group.runs(port)) ?? 0;
      const slot = Number(ask(asked, 'cluster', 'keyslot', key));
      const owner = ask(asked, 'cluster', 'nodes')
        .split('\n')
        .find((line) => {
          const [, from, to] = /connected (\d+)-(\d+)/.exec(line) ?? [];
          return Number(from) <= slot && slot <= Number(to);
        });
      await group.kill(Number(/127\.0\.0\.1:(\d+)/.exec(owner ?? '')?.[1]));
    },
    stop: group.stop,
  };
}
