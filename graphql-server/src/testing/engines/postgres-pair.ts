import { readdirSync, readFileSync } from 'node:fs';
import { administer } from '../global-setup.js';
import { freePort } from '../free-port.js';
import {
  areInstalled,
  endProgram,
  makeFolder,
  runProgram,
  startProgram,
  until,
} from './program.js';
import { answers } from './pgbouncer.js';

/** Whether a server of PostgreSQL and one that follows it can be started here. */
export const canReplicate = () => areInstalled('initdb', 'postgres', 'pg_basebackup');

/** A server of PostgreSQL with pgvector, and another one that follows it by streaming. */
export interface PostgresPair {
  primaryUrl: string;
  replicaUrl: string;
  /** From now on the replica takes changes in without showing them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** SIGKILL ends the replica, SIGSTOP and SIGCONT freeze it and let it go on. */
  signalReplica(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Starts it again after it was killed. */
  startReplica(): Promise<void>;
  /** Promotes the replica to a primary. */
  promoteReplica(): Promise<void>;
  stop(): Promise<void>;
}

const FAST = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'];

const serve = (folder: string, port: number) =>
  startProgram(
    'postgres',
    'postgres',
    ...['-D', folder, '-p', String(port), '-c', `unix_socket_directories=`, ...FAST],
  );

const urlOf = (port: number, database = 'hausgeist') =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

/** Starts both, with an empty database. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = makeFolder();
  const [primary, replica] = ['primary', 'replica'].map((name) => `${folder.inside}/${name}`);
  const ports = { primary: await freePort(), replica: await freePort() };
  runProgram('postgres', 'initdb', '-D', String(primary), '-U', 'postgres', '-A', 'trust', '-N');
  const first = serve(String(primary), ports.primary);
  await until(() => answers(urlOf(ports.primary, 'postgres')));
  await administer(urlOf(ports.primary, 'postgres'), 'create database hausgeist');
  const from = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres'];
  runProgram('postgres', 'pg_basebackup', ...from, '-D', String(replica), '-R', '-c', 'fast', '-N');
  const replicaUrl = urlOf(ports.replica);
  const startReplica = async () => {
    const started = serve(String(replica), ports.replica);
    await until(() => answers(replicaUrl));
    return started;
  };
  let second = await startReplica();
  return {
    primaryUrl: urlOf(ports.primary),
    replicaUrl,
    pauseReplay: () => administer(replicaUrl, 'select pg_wal_replay_pause()'),
    resumeReplay: () =>
      administer(replicaUrl, 'select pg_wal_replay_resume() where pg_is_in_recovery()'),
    signalReplica: (signal) => signalAll(Number(second.pid), signal),
    startReplica: async () => {
      second = await startReplica();
    },
    promoteReplica: () => administer(replicaUrl, 'select pg_promote()'),
    stop: async () => {
      await endProgram(second, 'SIGINT');
      await endProgram(first, 'SIGINT');
      folder.remove();
    },
  };
}

/** Signals a server and its processes: a frozen parent alone would leave connections served. */
function signalAll(parent: number, signal: NodeJS.Signals): void {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
  for (const pid of [parent, ...children]) process.kill(pid, signal);
}

/** The kernel's table has the parent second after a name in brackets, which may hold spaces. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
