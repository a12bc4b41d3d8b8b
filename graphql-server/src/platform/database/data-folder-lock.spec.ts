import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.js';

describe('the lock of the data folder', () => {
  let folder: string;
  const file = () => join(folder, 'server.pid');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hausgeist-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is given back at the end', () => {
    const release = lockDataFolder(folder);
    expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(() => readFileSync(file())).toThrow('ENOENT');
  });

  it('refuses while its owner lives', () => {
    // The parent lives as long as this test; without its start the id alone has to do.
    writeFileSync(file(), String(process.ppid));
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  });

  it.runIf(process.platform === 'linux')(
    'is void once its owner was killed, even before the parent of that has taken note',
    async () => {
      // The shell becomes a program that does not wait for the child that it had.
      const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = line.toString().trim();
      const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
      await expect.poll(state).toContain(') Z ');
      writeFileSync(file(), pid);
      lockDataFolder(folder)();
      parent.kill('SIGKILL');
    },
  );

  it.each([
    ['of a process that is gone', '2147483646 1'],
    ['that is empty', ''],
    ['that holds nonsense', 'x y'],
  ])('is void when it is one %s', (_name, content) => {
    writeFileSync(file(), content);
    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  it.runIf(process.platform === 'linux')(
    'is void when another program has got the id of its owner',
    () => {
      writeFileSync(file(), `${process.ppid} 1`);
      expect(() => lockDataFolder(folder)).not.toThrow();
    },
  );

  it.runIf(process.platform === 'linux')('refuses while the very same process lives', () => {
    lockDataFolder(folder);
    const [, start] = readFileSync(file(), 'utf8').split(' ');
    expect(Number(start)).toBeGreaterThan(0);
    const fields = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ');
    writeFileSync(file(), `${process.ppid} ${fields?.[19] ?? ''}`);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  });
});
