import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './archive-error.js';

/*
 * An archive is a header and frames. The header: a magic text, the cost of scrypt, a salt, and an HMAC
 * over these with the second half of what scrypt makes of the passphrase and the salt. The frames: 64
 * KiB each, encrypted by AES-256-GCM with the first half. A frame's nonce is its number, and whether it
 * is the last one: frames that are changed, exchanged, missing or added are refused.
 */
const MAGIC = Buffer.from('hausgeist-backup-1\n');
const SALT_BYTES = 16;
const MAC_BYTES = 32;
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + MAC_BYTES;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;

/** Binary logarithm of scrypt's N, with r = 8 and p = 1: 128 MB and about half a second. */
const COST = 17;

/** More memory than this is not spent because a file asks for it. */
const MOST_COST = 20;

type Bytes = AsyncIterable<Uint8Array>;

interface Keys {
  encryption: Buffer;
  header: Buffer;
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

async function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<Keys> {
  const N = 2 ** cost;
  const bytes = await derive(passphrase.normalize('NFC'), salt, 64, {
    N,
    r: 8,
    p: 1,
    maxmem: 256 * N * 8,
  });
  return { encryption: bytes.subarray(0, 32), header: bytes.subarray(32) };
}

/** Encrypts a stream with a passphrase; tests let it cost less. */
export async function* sealed(
  source: Bytes,
  passphrase: string,
  cost = COST,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const keys = await keysOf(passphrase, salt, cost);
  const start = Buffer.concat([MAGIC, Buffer.of(cost), salt]);
  yield Buffer.concat([start, macOf(keys, start)]);
  let number = 0;
  for await (const { bytes, isLast } of inFrames(source, FRAME_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', keys.encryption, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts what {@link sealed} made; throws {@link BackupError} at the first byte that is wrong. */
export async function* unsealed(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  let keys: Keys | undefined;
  let number = 0;
  for await (const { bytes, isLast } of inFrames(source, FRAME_BYTES + TAG_BYTES, HEADER_BYTES)) {
    if (!keys) {
      keys = await readHeader(bytes, passphrase);
      // Even an empty archive has a frame.
      if (isLast) throw damaged(0);
      continue;
    }
    yield decrypt(keys, bytes, number, isLast);
    number += 1;
  }
}

async function readHeader(header: Buffer, passphrase: string): Promise<Keys> {
  const start = header.subarray(0, HEADER_BYTES - MAC_BYTES);
  const cost = start.at(MAGIC.length) ?? 0;
  if (header.length < HEADER_BYTES || !start.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupError('This file is no backup of Hausgeist, or one of another format.');
  }
  const keys = await keysOf(
    passphrase,
    start.subarray(MAGIC.length + 1),
    Math.min(cost, MOST_COST),
  );
  if (!timingSafeEqual(macOf(keys, start), header.subarray(-MAC_BYTES))) {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not the one of this archive (or its first bytes are damaged).',
    );
  }
  return keys;
}

function decrypt(keys: Keys, frame: Buffer, number: number, isLast: boolean): Buffer {
  if (frame.length < TAG_BYTES) throw damaged(number);
  const decipher = createDecipheriv('aes-256-gcm', keys.encryption, nonceOf(number, isLast), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(frame.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(frame.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw damaged(number);
  }
}

const damaged = (frame: number) =>
  new BackupError(
    `The archive is damaged or cut short, ${(frame * FRAME_BYTES) / 1024} KB behind its beginning. Use another one.`,
  );

const macOf = ({ header }: Keys, start: Buffer) =>
  createHmac('sha256', header).update(start).digest();

/** Keys are of one archive alone, so that its frames may simply be counted. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

interface Frame {
  bytes: Buffer;
  isLast: boolean;
}

/** Cuts a stream into pieces of one size, the first of another; there is always a last one. */
async function* inFrames(source: Bytes, size: number, first = size): AsyncGenerator<Frame> {
  let wanted = first;
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    length += chunk.length;
    if (length <= wanted) continue;
    let all = Buffer.concat(waiting);
    // What fills the last frame exactly stays, as nothing may follow it.
    while (all.length > wanted) {
      yield { bytes: all.subarray(0, wanted), isLast: false };
      all = all.subarray(wanted);
      wanted = size;
    }
    waiting = [all];
    length = all.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}
