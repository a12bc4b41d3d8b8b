import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError } from './archive-error.js';
import { unsealed } from './sealing.js';

/** One entry; its body has to be read before the next one is asked for. */
export interface ArchiveEntry {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

/** Opens an encrypted archive and gives its entries in their order. */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const opened = Readable.from(unsealed(source, passphrase), { objectMode: false });
  const gunzip = createGunzip();
  opened.on('error', (error) => gunzip.destroy(error));
  const tar = createTarDecoder({ strict: true });
  const entries = (Readable.toWeb(opened.pipe(gunzip)) as ReadableStream<Uint8Array>).pipeThrough({
    readable: tar.readable,
    writable: tar.writable,
  });
  try {
    for await (const { header, body } of entries) {
      yield { name: header.name, size: header.size, body };
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_')
      ? new BackupError('The archive cannot be unpacked.')
      : error;
  } finally {
    source.destroy();
  }
}

/** The whole body of an entry. */
export async function bytesOf({ body }: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
