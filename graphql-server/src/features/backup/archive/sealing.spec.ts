import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealed, unsealed } from './sealing.js';

const PASSPHRASE = 'pferd batterie klammer heftig';
const COST = 10;
const HEADER = 68;
const FRAME = 64 * 1024 + 16;

const seal = (content: Buffer) => buffer(sealed(Readable.from([content]), PASSPHRASE, COST));
const open = (archive: Buffer, passphrase = PASSPHRASE) =>
  buffer(unsealed(Readable.from([archive]), passphrase));

describe('a sealed stream', () => {
  const content = randomBytes(3 * 64 * 1024);
  let archive: Buffer;

  beforeAll(async () => {
    archive = await seal(content);
  });

  it.each([0, 1, 64 * 1024, 64 * 1024 + 1])('gives %i bytes back', async (length) => {
    const bytes = randomBytes(length);
    expect((await open(await seal(bytes))).equals(bytes)).toBe(true);
  });

  it('gives the same whatever pieces it comes in', async () => {
    const pieces = [7, 60, 65_600, archive.length].map((end, index, ends) =>
      archive.subarray(ends[index - 1] ?? 0, end),
    );
    expect((await buffer(unsealed(Readable.from(pieces), PASSPHRASE))).equals(content)).toBe(true);
  });

  it('needs its passphrase', async () => {
    await expect(open(archive, 'pferd batterie klammer heftik')).rejects.toThrow(
      'BACKUP_PASSPHRASE is not the one of this archive',
    );
  });

  it('keeps nothing of its content in sight', async () => {
    const text = Buffer.from('Lindenhof Hausverwaltung '.repeat(10_000));
    expect((await seal(text)).includes('Lindenhof')).toBe(false);
  });

  it.each([
    ['one bit changed', (all: Buffer) => flip(all, HEADER + FRAME + 5)],
    ['one bit of the last tag changed', (all: Buffer) => flip(all, all.length - 1)],
    ['its last byte gone', (all: Buffer) => all.subarray(0, -1)],
    ['its last frame gone', (all: Buffer) => all.subarray(0, HEADER + 2 * FRAME)],
    ['all frames gone', (all: Buffer) => all.subarray(0, HEADER)],
    ['a byte more', (all: Buffer) => Buffer.concat([all, Buffer.of(0)])],
    ['two frames exchanged', exchange],
  ])('is refused with %s', async (_what, change) => {
    await expect(open(change(Buffer.from(archive)))).rejects.toThrow('damaged or cut short');
  });

  it.each([
    ['a changed salt', (all: Buffer) => flip(all, 25), 'BACKUP_PASSPHRASE'],
    ['a changed cost', (all: Buffer) => flip(all, 19), 'BACKUP_PASSPHRASE'],
    ['another beginning', (all: Buffer) => flip(all, 0), 'no backup of Hausgeist'],
    ['half a header', (all: Buffer) => all.subarray(0, 30), 'no backup of Hausgeist'],
    ['nothing at all', () => Buffer.alloc(0), 'no backup of Hausgeist'],
  ])('is refused with %s', async (_what, change, message) => {
    await expect(open(change(Buffer.from(archive)))).rejects.toThrow(message);
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

const exchange = (all: Buffer) =>
  Buffer.concat([
    all.subarray(0, HEADER),
    all.subarray(HEADER + FRAME, HEADER + 2 * FRAME),
    all.subarray(HEADER, HEADER + FRAME),
    all.subarray(HEADER + 2 * FRAME),
  ]);
