import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; its content is read when its turn comes. */
export interface ZipFile {
  name: string;
  content: string | (() => Promise<AsyncIterable<Uint8Array>>);
}

/** Bytes of text that are packed at once, so that other work is not kept waiting. */
const SLICE = 64 * 1024;

/** A ZIP archive of these files as a stream; texts are packed, files go as they are. */
export function zipStream(files: AsyncIterable<ZipFile>): Readable {
  return Readable.from(archive(files), { objectMode: false });
}

async function* archive(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, content } of files) {
    const isText = typeof content === 'string';
    const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of isText ? slices(content) : await content()) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

async function* slices(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += SLICE) {
    yield bytes.subarray(from, from + SLICE);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
