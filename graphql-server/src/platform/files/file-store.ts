import type { Readable } from 'node:stream';

/** What may be stored: bytes in memory, a file on disk (`fs.openAsBlob`), or a stream. */
export type FileContent = Uint8Array | Blob | Readable;

/** A stored file that is being read; the caller consumes or destroys the stream. */
export interface StoredFile {
  stream: Readable;
  /** Length in bytes. */
  size: number;
}

/**
 * Keeps files that are too large for the database.
 *
 * A file appears under its key complete or not at all. Keys are made by the server, never from
 * what a client sent; see {@link requireFileKey} for what they may look like.
 */
export interface FileStore {
  /** Stores a file, replacing one with the same key. */
  put(key: string, content: FileContent): Promise<void>;
  /** Opens a file; throws {@link FileMissingError} when there is none. */
  get(key: string): Promise<StoredFile>;
  /** Removes a file; one that is not there is fine. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Rejects when there is hardly any room for another file, as far as that is known. */
  checkRoom(): Promise<void>;
}

/** No file is stored under the key. */
export class FileMissingError extends Error {
  constructor(key: string) {
    super(`No file is stored under ${key}.`);
  }
}

const MAX_KEY_LENGTH = 200;

/** Each part begins with a letter or digit, so that `..` and hidden files cannot be named. */
const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Returns the key if it is one; a wrong key is a mistake in the program, so it throws. */
export function requireFileKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) {
    throw new TypeError(`${JSON.stringify(key)} is no file key.`);
  }
  return key;
}

/** Reads a stored file into memory; for files whose size is known to be modest. */
export async function readBytes(store: FileStore, key: string): Promise<Buffer> {
  const { stream } = await store.get(key);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The same for a file that may be gone, or that is not named; undefined then. */
export async function readIfThere(
  store: FileStore,
  key: string | null | undefined,
): Promise<Buffer | undefined> {
  if (!key) return undefined;
  try {
    return await readBytes(store, key);
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}
