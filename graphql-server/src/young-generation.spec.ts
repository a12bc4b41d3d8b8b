import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;

/** Prints the room of a start, as it is after much work then, as an idle process is left with, and after work. */
const PROGRAM = `
  import { setTimeout as delay } from 'node:timers/promises';
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  import { boundYoungGeneration, youngGenerationBytes } from ${JSON.stringify(join(import.meta.dirname, 'young-generation.ts'))};
  const work = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      Array.from({ length: 100_000 }, () => ({}));
      await delay(1);
    }
  };
  const letGrow = boundYoungGeneration();
  const rooms = [youngGenerationBytes()];
  await work();
  rooms.push(youngGenerationBytes());
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  rooms.push(youngGenerationBytes());
  letGrow();
  await work();
  rooms.push(youngGenerationBytes());
  console.log(JSON.stringify(rooms));
`;

it('is bounded during a start, and grows again in a server that has idled', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--no-warnings', '--input-type=module', '--eval', PROGRAM],
  ]);
  const [first, started, idle, working] = JSON.parse(stdout) as number[];
  expect([first, started, idle]).toEqual([8 * MEGABYTE, 8 * MEGABYTE, MEGABYTE]);
  expect(working).toBeGreaterThanOrEqual(8 * MEGABYTE);
  expect(working).toBeLessThanOrEqual(64 * MEGABYTE);
});
