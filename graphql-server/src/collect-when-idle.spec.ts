import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;

/** Prints what is in use with 60 MB of old objects, after they were dropped, and at last. */
const program = (collects: boolean) => `
  import { setTimeout as delay } from 'node:timers/promises';
  import { getHeapStatistics } from 'node:v8';
  import { collectWhenIdle } from ${JSON.stringify(join(import.meta.dirname, 'collect-when-idle.ts'))};
  const used = () => getHeapStatistics().used_heap_size;
  ${collects ? 'collectWhenIdle(20, 20 * 1024 * 1024);' : ''}
  let kept = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: 'x' + n }));
  const figures = [used()];
  kept = undefined;
  for (let turn = 0; turn < 100 && used() > figures[0] / 2; turn += 1) await delay(20);
  figures.push(used());
  console.log(JSON.stringify(figures));
`;

async function run(collects: boolean): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--no-warnings', '--input-type=module', '--eval', program(collects)],
  ]);
  return JSON.parse(stdout) as number[];
}

it('gives back what work has left behind once there is nothing to do', async () => {
  const [working = 0, idle = 0] = await run(true);
  expect(working).toBeGreaterThan(60 * MEGABYTE);
  expect(idle).toBeLessThan(20 * MEGABYTE);
});

it('is needed for that', async () => {
  const [working = 0, idle = 0] = await run(false);
  expect(idle).toBeGreaterThan(working / 2);
});
