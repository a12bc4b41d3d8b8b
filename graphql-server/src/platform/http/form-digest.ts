import { createHash, type Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Most bytes that are read of a repeated form; accepted forms are far smaller. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A digest of a form with files; clients draw another boundary each time, so that it is left out. */
class FormDigest {
  readonly #hash: Hash = createHash('sha256');
  readonly #boundary: Buffer;
  /** What may be the beginning of a boundary. */
  #rest: Buffer = Buffer.alloc(0);
  bytes = 0;

  constructor(contentType: string | undefined) {
    const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
    // Latin-1, as Node.js reads headers.
    this.#boundary = Buffer.from(quoted ?? plain ?? '', 'latin1');
  }

  update(chunk: Buffer): void {
    this.bytes += chunk.length;
    const { length } = this.#boundary;
    if (length === 0) return void this.#hash.update(chunk);
    const text = Buffer.concat([this.#rest, chunk]);
    let from = 0;
    for (let at = text.indexOf(this.#boundary); at >= 0; at = text.indexOf(this.#boundary, from)) {
      this.#hash.update(text.subarray(from, at));
      from = at + length;
    }
    const kept = Math.max(from, text.length - length + 1);
    this.#hash.update(text.subarray(from, kept));
    this.#rest = text.subarray(kept);
  }

  end(): string {
    return this.#hash.update(this.#rest).digest('hex');
  }
}

/**
 * Watches a form while the route's own handler reads it. The result gives the form's digest once it
 * has been read to its end, and undefined before.
 */
export function watchForm(request: IncomingMessage): () => string | undefined {
  const digest = new FormDigest(request.headers['content-type']);
  let isWatching = false;
  let hasEnded = false;
  // To listen any earlier would make it flow before its reader is there.
  request.on('newListener', (event) => {
    if (event !== 'data' || isWatching) return;
    isWatching = true;
    request.on('data', (chunk: Buffer) => digest.update(chunk));
    request.once('end', () => {
      hasEnded = true;
    });
  });
  let result: string | undefined;
  return () => (hasEnded ? (result ??= digest.end()) : undefined);
}

/** Reads a form that the handler does not read; undefined if the form never ends. */
export function digestForm(request: IncomingMessage): Promise<string | undefined> {
  const digest = new FormDigest(request.headers['content-type']);
  return new Promise((resolve) => {
    if (request.destroyed) return resolve(undefined);
    request.on('data', (chunk: Buffer) => {
      digest.update(chunk);
      if (digest.bytes > MAX_BYTES) request.destroy();
    });
    request.once('end', () => resolve(digest.end()));
    request.once('close', () => resolve(undefined));
  });
}
