// The services in a small Debian of their own below `.services/`, where there is no Docker: a Debian
// or Ubuntu machine as root. Nothing is mounted into it, so deleting the folder deletes just that.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { at } from '../lib/paths.mjs';
import { Failure, must, run } from '../lib/process.mjs';
import { step } from '../lib/report.mjs';
import { debianMirror, osRelease } from './apt.mjs';
import { account, ports } from './settings.mjs';

const suite = 'trixie';
// PgBouncer and Dovecot are for tests alone, which start them themselves.
const packages = 'postgresql-17-pgvector,valkey-server,pgbouncer,dovecot-imapd';
const home = process.env.SERVICES_DIR ?? at('.services');
const system = join(home, 'root');
const inside = (path) => join(system, path);

const postgresData = '/var/lib/postgresql/hausgeist';
const postgresPid = `${postgresData}/postmaster.pid`;
const valkeyData = '/var/lib/valkey';
const valkeyPid = `${valkeyData}/valkey.pid`;
const postgresTool = (name) => `/usr/lib/postgresql/17/bin/${name}`;

/** Runs a program inside the small Debian as the given user. */
const within = (user, failure, ...command) =>
  must(failure, 'chroot', [`--userspec=${user}:${user}`, system, ...command], {
    env: { PGPASSWORD: account.password, LC_ALL: 'C.UTF-8' },
  });

/** Whether the process in a pid file lives and is ours, not another one with the same number. */
function runs(pidFile) {
  try {
    const pid = Number.parseInt(readFileSync(inside(pidFile), 'utf8'), 10);
    return readlinkSync(`/proc/${pid}/root`) === realpathSync(system);
  } catch {
    return false;
  }
}

async function installDebootstrap() {
  const found = await run('debootstrap', ['--version'], { capture: true }).catch(() => undefined);
  if (found?.code === 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const failure = 'The package debootstrap cannot be installed.';
  await must(failure, 'apt-get', ['update'], { env });
  const install = ['install', '-y', '--no-install-recommends', 'debootstrap'];
  await must(failure, 'apt-get', [...install, 'debian-archive-keyring'], { env });
}

async function createSystem() {
  if (existsSync(system)) return;
  await installDebootstrap();
  const partial = join(home, 'partial');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const mirror = debianMirror();
  const args = ['--variant=minbase', `--include=${packages}`, suite, partial];
  await step('Installing PostgreSQL with pgvector and Valkey below .services', () =>
    must(
      'PostgreSQL and Valkey could not be installed.',
      'debootstrap',
      mirror ? [...args, mirror] : args,
    ),
  );
  rmSync(join(partial, 'var/cache/apt/archives'), { recursive: true, force: true });
  renameSync(partial, system);
}

async function createCluster() {
  if (existsSync(inside(`${postgresData}/PG_VERSION`))) return;
  const passwordFile = '/tmp/hausgeist-password';
  writeFileSync(inside(passwordFile), account.password, { mode: 0o644 });
  rmSync(inside(postgresData), { recursive: true, force: true });
  await step('Creating the database', () =>
    within(
      'postgres',
      'PostgreSQL could not create its data folder.',
      postgresTool('initdb'),
      `--pgdata=${postgresData}`,
      `--username=${account.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ),
  );
  rmSync(inside(passwordFile));
}

async function createDatabase() {
  const connection = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', account.user];
  const query = `select 1 from pg_database where datname = '${account.database}'`;
  const psql = [postgresTool('psql'), ...connection, '-d', 'postgres', '-Atc'];
  const failure = `PostgreSQL runs, but does not answer on port ${ports.postgres}: stop it with "npm run services -- stop" and start it again.`;
  if ((await within('postgres', failure, ...psql, query)).trim()) return;
  await within('postgres', failure, ...psql, `create database ${account.database}`);
}

async function startPostgres({ durable }) {
  if (runs(postgresPid)) return;
  const settings = [
    `-p ${ports.postgres}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    `-c fsync=${durable ? 'on' : 'off'}`,
  ];
  const log = `${postgresData}/server.log`;
  const failure = `PostgreSQL does not start on port ${ports.postgres} (POSTGRES_PORT sets another); its log is ${inside(log)}.`;
  const pgCtl = [postgresTool('pg_ctl'), '--pgdata', postgresData];
  await within(
    'postgres',
    failure,
    ...pgCtl,
    '--wait',
    '--log',
    log,
    '-o',
    settings.join(' '),
    'start',
  );
}

async function startValkey() {
  if (runs(valkeyPid)) return;
  const failure = `Valkey does not start on port ${ports.valkey} (VALKEY_PORT sets another).`;
  const options = {
    port: ports.valkey,
    bind: '127.0.0.1',
    dir: valkeyData,
    pidfile: valkeyPid,
    logfile: `${valkeyData}/server.log`,
    daemonize: 'yes',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  await within('valkey', failure, 'valkey-server', ...flags);
  await waitForValkey(failure);
}

/** A daemon gives its port back to the caller before it listens, or not at all if the port is taken. */
async function waitForValkey(failure) {
  const deadline = Date.now() + 10_000;
  const ping = [system, 'valkey-cli', '-p', String(ports.valkey), 'ping'];
  for (;;) {
    const { output } = await run('chroot', ping, { capture: true });
    if (output.trim() === 'PONG' && runs(valkeyPid)) return;
    if (Date.now() > deadline) throw new Failure(failure, output);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const pidFiles = { postgres: postgresPid, valkey: valkeyPid };

/** The parent of a process, by the kernel's table; its second field, a name in brackets, may hold spaces. */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** All processes of a service, the one that started the others first. */
function processesOf(name) {
  if (!runs(pidFiles[name])) return [];
  const first = Number.parseInt(readFileSync(inside(pidFiles[name]), 'utf8'), 10);
  const others = readdirSync('/proc').filter((pid) => parentOf(pid) === first);
  return [first, ...others.map(Number)];
}

/** Signals that a process cannot answer to by telling its children. */
const uncatchable = new Set(['SIGKILL', 'SIGSTOP', 'SIGCONT']);

/** Runs the services as Debian packages in a folder; data stays in that folder. */
export const debian = {
  name: 'Debian packages below .services',

  /** The small system, whose programs tests may start. */
  root: system,

  available: () => {
    const { ID, ID_LIKE = '' } = osRelease();
    return process.getuid?.() === 0 && [ID, ...ID_LIKE.split(' ')].includes('debian');
  },

  status: () => ({ postgres: runs(postgresPid), valkey: runs(valkeyPid) }),

  start: async (options) => {
    await createSystem();
    await createCluster();
    await startPostgres(options);
    await createDatabase();
    await startValkey();
  },

  /** Sends a signal to a service; to all its processes if they cannot catch it. */
  signal: (name, signal) => {
    const pids = processesOf(name);
    for (const pid of uncatchable.has(signal) ? pids : pids.slice(0, 1)) {
      process.kill(pid, signal);
    }
  },

  stop: async () => {
    if (runs(postgresPid)) {
      const pgCtl = [postgresTool('pg_ctl'), '--pgdata', postgresData];
      const how = ['--mode', 'fast', '--wait', 'stop'];
      await within('postgres', 'PostgreSQL does not stop.', ...pgCtl, ...how);
    }
    if (runs(valkeyPid)) {
      const cli = ['valkey-cli', '-p', String(ports.valkey), 'shutdown'];
      await within('valkey', 'Valkey does not stop.', ...cli);
    }
  },
};
