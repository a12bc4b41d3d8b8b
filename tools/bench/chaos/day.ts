import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { progress } from '../harness/report.ts';
import { FAULTS } from './faults/faults.ts';
import { runFaults } from './faults/run-faults.ts';
import { planFaults } from './faults/schedule.ts';
import { Ledger } from './ledger.ts';
import { Canary } from './people/canary.ts';
import { Caller } from './people/caller.ts';
import { chatByRest } from './people/rest-tenant.ts';
import { SocketTenant } from './people/socket-tenant.ts';
import { Staff } from './people/staff.ts';
import { signIn, Tenant } from './people/tenant.ts';
import { Random } from './random.ts';
import { checkAnswers, checkDeliveries, checkFollowers, checkRecords } from './verdict/check.ts';
import { checkServers, loggedErrors, untoldMoments } from './verdict/check-servers.ts';
import type { Outcome } from './verdict/outcome.ts';
import { untilQuiet } from './verdict/quiet.ts';
import type { World } from './world.ts';

/** How long people go on after the last fault, and how long all that is open may take to end. */
const AFTERWARDS_MS = 10_000;
const LONGEST_WAIT_MS = 150_000;
const LONGEST_QUIET_MS = 240_000;

const CANARIES = 8;
const BY_REST = 3;
const BY_SOCKET = 3;

export interface DayOptions {
  minutes: number;
  seed: number;
  /** People in the web chat, besides those at REST and at the JSON socket. */
  tenants: number;
  paceMs: number;
  faults: readonly string[];
  hasSignals: boolean;
}

/** Lets people work while faults happen, waits until all is done, and counts. */
export async function runDay(world: World, options: DayOptions): Promise<Outcome> {
  const random = new Random(options.seed);
  const ledger = new Ledger();
  const [stop, over] = [new AbortController(), new AbortController()];
  const people = await assemble(world, ledger, random, options, over.signal);
  const { tenants, sockets, work, canary } = people;

  progress(`${options.minutes} minutes of work and faults`);
  const working = work(stop.signal);
  const names = options.faults.filter((name) => isPossible(name, world, options));
  const plan = planFaults(random.fork('faults'), names);
  const endsAt = performance.now() + options.minutes * 60_000;
  const faults = await runFaults(world, plan, canary, endsAt);
  progress('no more faults; people end what they began');
  await delay(AFTERWARDS_MS);
  stop.abort();
  await Promise.race([working, delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
  over.abort();
  progress('waiting until nothing is left to do');
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const quiet = await untilQuiet(client, LONGEST_QUIET_MS);
  const followers = tenants.flatMap((tenant) => tenant.followers);
  const doubled = sum(sockets.map((socket) => socket.doubled));
  const known = await checkFollowers(client, followers, faults, untoldMoments(world));
  for (const follower of followers) follower.close();
  const checks = [
    ...(await checkAnswers(client, ledger)),
    ...known,
    ...(await checkDeliveries(client, ledger, world)),
    ...(await checkRecords(client, ledger, world.url)),
    ...(await checkServers(client, world)),
    { name: 'refusals that no fault explains', of: ledger.questions.size, wrong: ledger.refusals },
    {
      name: 'requests of which the product said that it was not prepared for the failure',
      of: sum(ledger.repeated.values()),
      wrong: Array.from({ length: ledger.repeated.get('INTERNAL') ?? 0 }, () => 'INTERNAL'),
    },
    {
      name: 'answers that the JSON socket told twice',
      of: ledger.questions.size,
      wrong: doubled > 0 ? [String(doubled)] : [],
    },
    {
      name: 'work that is left',
      of: quiet.unfinished.size,
      wrong: [...quiet.unfinished].map(([what, count]) => `${count} ${what}`),
    },
  ];
  await client.end();
  return { faults, checks, ledger, quiet, errors: loggedErrors(world) };
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

function isPossible(name: string, world: World, { hasSignals }: DayOptions): boolean {
  const needs = FAULTS[name]?.needs;
  if (needs === 'signals') return hasSignals;
  return needs !== 'smallFileStore' || world.hasSmallFileStore;
}

/** Everybody signs in, and the company gets its use cases, before anything fails. */
async function assemble(
  world: World,
  ledger: Ledger,
  random: Random,
  { tenants: count, paceMs }: DayOptions,
  over: AbortSignal,
) {
  const { url } = world;
  let visitors = 0;
  const newCaller = () => {
    visitors += 1;
    return new Caller(url, { ledger, over, address: `10.2.${visitors >> 8}.${visitors & 255}` });
  };
  const staff = new Staff(newCaller(), ledger, random.fork('staff'));
  await staff.signIn();
  const companyId = await staff.newCompany();
  await staff.subscribe(world.receiverUrl);
  await staff.uploadPrompt(companyId);
  const signedIn = async () => {
    const caller = newCaller();
    await signIn(caller, await staff.newTenant(companyId));
    return caller;
  };
  const cookies: string[] = [];
  for (let index = 0; index < CANARIES; index += 1) {
    cookies.push((await signedIn()).credentials['cookie'] ?? '');
  }
  const tenants: Tenant[] = [];
  for (let index = 0; index < count; index += 1) {
    const own = random.fork(`tenant ${index}`);
    tenants.push(new Tenant({ url, caller: await signedIn(), ledger, random: own, paceMs }));
  }
  const sockets: SocketTenant[] = [];
  for (let index = 0; index < BY_SOCKET; index += 1) {
    const { headers } = await signedIn();
    const own = random.fork(`socket ${index}`);
    sockets.push(new SocketTenant({ url, headers, ledger, random: own, paceMs }));
  }
  const callers: Caller[] = [];
  for (let index = 0; index < BY_REST; index += 1) callers.push(await signedIn());
  const work = (stop: AbortSignal) =>
    Promise.all([
      staff.work(companyId, stop),
      ...tenants.map((tenant) => tenant.chat(stop)),
      ...sockets.map((socket) => socket.chat(stop, over)),
      ...callers.map((caller, index) =>
        chatByRest({ caller, ledger, random: random.fork(`rest ${index}`), paceMs }, stop),
      ),
    ]);
  return { tenants, sockets, work, canary: new Canary(url, cookies, ledger) };
}
