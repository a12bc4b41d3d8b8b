import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;

/** Prints the room at first, as an idle process is left with, and when it works again. */
const PROGRAM = `
  import { setTimeout as delay } from 'node:timers/promises';
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  import { boundRoomOfNewObjects, roomOfNewObjects } from ${JSON.stringify(join(import.meta.dirname, 'room-of-new-objects.ts'))};
  boundRoomOfNewObjects();
  const rooms = [roomOfNewObjects()];
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  rooms.push(roomOfNewObjects());
  for (let turn = 0; turn < 100; turn += 1) {
    await delay(10);
    const kept = Array.from({ length: 100_000 }, () => ({}));
    if (kept.length === 0) break;
  }
  rooms.push(roomOfNewObjects());
  console.log(JSON.stringify(rooms));
`;

it('grows again in a process that has idled, and has a bound', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--no-warnings', '--input-type=module', '--eval', PROGRAM],
  ]);
  const [first, idle, again] = JSON.parse(stdout) as number[];
  expect(first).toBe(8 * MEGABYTE);
  expect(idle).toBe(MEGABYTE);
  expect(again).toBeGreaterThanOrEqual(8 * MEGABYTE);
  expect(again).toBeLessThanOrEqual(16 * MEGABYTE);
});
