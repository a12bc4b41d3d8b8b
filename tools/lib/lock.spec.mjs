import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('lets one at a time in', async () => {
  const order = [];
  const first = Promise.withResolvers();
  const holder = withLock('a', () => first.promise.then(() => order.push('first')), folder);
  const waiter = withLock('a', () => order.push('second'), folder);
  await withLock('b', () => order.push('another lock'), folder);
  first.resolve();
  await Promise.all([holder, waiter]);
  expect(order).toEqual(['another lock', 'first', 'second']);
});

it('gives the lock back after a failure', async () => {
  const failing = withLock('a', () => Promise.reject(new Error('broken')), folder);
  await expect(failing).rejects.toThrow('broken');
  await expect(withLock('a', () => 'in', folder)).resolves.toBe('in');
});

it('takes over from a holder that was killed', async () => {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  writeFileSync(join(folder, 'a.lock'), `${hostname()} ${child.pid}`);
  await expect(withLock('a', () => 'in', folder)).resolves.toBe('in');
});
