import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';

/** A tar stream that is made while it is read. */
export class ArchivePacker {
  readonly stream: Readable;
  readonly #tar: ReturnType<typeof createTarPacker>;

  constructor() {
    this.#tar = createTarPacker();
    this.stream = Readable.fromWeb(this.#tar.readable as ReadableStream);
  }

  /** Adds an entry of exactly `size` bytes; waits until the reader takes more. */
  async add(name: string, size: number, body: AsyncIterable<Uint8Array>): Promise<void> {
    const writer = this.#tar.controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of body) {
      await writer.write(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    }
    await writer.close();
  }

  /** Adds an entry whose content is at hand. */
  async addBytes(name: string, content: Uint8Array): Promise<void> {
    await this.add(name, content.length, Readable.from([content]));
  }

  finish(): void {
    this.#tar.controller.finalize();
  }

  /** Lets the reader see a failure instead of an end. */
  fail(error: unknown): void {
    this.#tar.controller.error(error);
  }
}
