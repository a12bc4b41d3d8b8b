// A mixed day of the product with faults in it: npm run chaos -- --minutes 10 --seed 42
// CHAOS_DATABASE_URL and CHAOS_REDIS_URL name the services, which tools/chaos.mjs starts.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../harness/report.ts';
import { FAULTS, SETS } from './faults/faults.ts';
import { Services } from './place/services.ts';
import { runDay } from './day.ts';
import { formatOutcome, isClean } from './verdict/outcome.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '42' },
    processes: { type: 'string', default: '3' },
    /** People in the web chat. */
    tenants: { type: 'string', default: '14' },
    /** Seconds between two questions of a person. */
    pace: { type: 'string', default: '8' },
    /** Faults by their names, or the name of a set, with commas between them. */
    only: { type: 'string' },
    /** Seconds by which the clock of the last server is fast; needs libfaketime. */
    skew: { type: 'string', default: '0' },
  },
});

const asked = values.only?.split(',').flatMap((name) => SETS[name] ?? [name]);
const unknown = asked?.filter((name) => !(name in FAULTS)) ?? [];
if (unknown.length > 0) {
  const known = [...Object.keys(SETS), ...Object.keys(FAULTS)].join(', ');
  process.stderr.write(`There is no fault ${unknown.join(', ')}. Choose: ${known}\n`);
  process.exit(1);
}
const { CHAOS_DATABASE_URL = '', CHAOS_REDIS_URL = '' } = process.env;
const services = new Services(CHAOS_DATABASE_URL, CHAOS_REDIS_URL);
const folder = mkdtempSync(join(tmpdir(), 'hausgeist-chaos-'));
const machine = describeMachine();
const [processes, skew] = [Number(values.processes), Number(values.skew)];
const world = await openWorld({ processes, skew, folder, services });
const outcome = await runDay(world, {
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  tenants: Number(values.tenants),
  paceMs: Number(values.pace) * 1000,
  faults: asked ?? Object.keys(FAULTS),
  // Docker takes no signals for what runs inside.
  hasSignals: process.env['CHAOS_SIGNALS'] === 'true',
});
await world.close();
const report = formatOutcome(outcome);
writeFileSync(join(folder, 'report.txt'), report);
writeFileSync(join(folder, 'faults.json'), JSON.stringify(outcome.faults, null, 1));
const what = `chaos: ${values.minutes} minutes, seed ${values.seed}, ${values.processes} processes`;
process.stdout.write(`${what}\n${machine}\n\n${report}\n`);
process.stdout.write(`Logs, faults and this report are in ${folder}\n`);
process.exit(isClean(outcome) ? 0 : 1);
