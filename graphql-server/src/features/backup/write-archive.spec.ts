import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeArchive } from './write-archive.js';

/** Only the superuser of Linux may make a small disk. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

it('reads nothing before the file can be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hausgeist-archive-'));
  const read = vi.fn<() => Promise<void>>(async () => {});
  const there = join(folder, 'there');
  await writeFile(there, '');
  await expect(writeArchive(there, 'a', read)).rejects.toThrow('is there already');
  await expect(writeArchive(join(folder, 'no', 'a'), 'a', read)).rejects.toThrow('ENOENT');
  expect(read).not.toHaveBeenCalled();
  await rm(folder, { recursive: true });
});

describe.runIf(canMount)('an archive that does not fit on its disk', () => {
  let disk: string;

  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), 'hausgeist-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  });
  afterEach(async () => {
    execFileSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true });
  });

  it('names that disk, and leaves nothing of itself', async () => {
    const file = join(disk, 'all.backup');
    const tar = Readable.from([randomBytes(1024 * 1024), randomBytes(1024 * 1024)]);
    const written = writeArchive(file, 'a passphrase of tests', (write) => write(tar));
    await expect(written).rejects.toThrow(
      `The disk of ${file} is full: the archive does not fit. Make room on it, or choose another one.`,
    );
    expect(await readdir(disk)).toEqual([]);
  });
});
