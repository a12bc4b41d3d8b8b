import { hostname } from 'node:os';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheDir } from './paths.mjs';
import { say } from './report.mjs';

/** The holder touches its lock this often, in milliseconds, to show that it still works. */
const heartbeat = 5_000;
const forgotten = 30_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the holder ended without giving the lock back. */
function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > forgotten) return true;
    const [host, pid] = readFileSync(file, 'utf8').split(' ');
    return host === hostname() && pid !== undefined && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

function tryToTake(file) {
  try {
    writeFileSync(file, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Does something while no other script does the same kind of thing in this folder. */
export async function withLock(name, action, folder = cacheDir) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  let waiting = false;
  while (!tryToTake(file)) {
    if (isStale(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!waiting) say('Another command is installing or building here: waiting for it …');
    waiting = true;
    await sleep(200);
  }
  const touch = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeat);
  try {
    return await action();
  } finally {
    clearInterval(touch);
    rmSync(file, { force: true });
  }
}
