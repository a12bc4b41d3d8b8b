import type { EntityManager } from '../../../platform/database/index.js';
import { FileMissingError, type FileStore, readBytes } from '../../../platform/files/index.js';
import { Slots } from '../../../platform/processes/index.js';
import type { Logger } from '../../../platform/telemetry/index.js';
import { Attachment } from '../attachment.entity.js';
import { identifyFile } from '../detection/identify-file.js';
import type { TextExtractor } from '../extraction/text-extractor.js';

/** Files held in memory, those included that wait for a process to read them. */
const IN_MEMORY = 3;

/** Reads what an upload could not wait for: pictures, scans, and documents that took too long. */
export class RecognitionService {
  readonly #files: FileStore;
  readonly #extractor: TextExtractor;
  readonly #inMemory = new Slots(IN_MEMORY);

  constructor(files: FileStore, extractor: TextExtractor) {
    this.#files = files;
    this.#extractor = extractor;
  }

  /** Reads one file and stores its text; what cannot be read is left without one. */
  async recognise(
    { em, log }: { em: EntityManager; log: Logger },
    attachmentId: string,
    signal: AbortSignal,
  ): Promise<void> {
    const attachment = await em.findOne(Attachment, { id: attachmentId, isBeingRead: true });
    if (!attachment) return;
    const reading = this.#inMemory.use(signal, () => this.#read(attachment, signal));
    const text = await reading.catch((error: unknown) => {
      signal.throwIfAborted();
      log.info({ err: error, attachmentId }, 'the text of an attachment could not be read');
      return '';
    });
    await this.#settle(em, attachmentId, text ? { text } : {});
  }

  /** Nothing more will come of it: an answer need not wait. */
  async abandon(em: EntityManager, attachmentId: string): Promise<void> {
    await this.#settle(em, attachmentId, {});
  }

  async #read(attachment: Attachment, signal: AbortSignal): Promise<string> {
    const { storageKey, purpose, originalName: name, mimeType: declaredType } = attachment;
    const stored = await readBytes(this.#files, storageKey).catch((error: unknown) => {
      // It was deleted meanwhile.
      if (error instanceof FileMissingError) return undefined;
      throw error;
    });
    if (!stored) return '';
    const bytes = Buffer.from(stored);
    if (purpose === 'image') return this.#extractor.recognise('picture', bytes, signal);
    const identified = await identifyFile(bytes, { name, declaredType });
    if (!identified) return '';
    const { text, hasScans } = await this.#extractor.extractPatiently(
      identified.kind,
      bytes,
      signal,
    );
    return hasScans ? this.#extractor.recognise('scanned-pdf', bytes, signal) : text;
  }

  async #settle(em: EntityManager, id: string, found: { text?: string }): Promise<void> {
    await em.nativeUpdate(Attachment, { id, isBeingRead: true }, { ...found, isBeingRead: false });
  }
}
