import { setTimeout as sleep } from 'node:timers/promises';
import type { AttachedFile } from '../../../platform/ai/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { type FileStore, readBytes } from '../../../platform/files/index.js';
import { isTalkative, type PictureCleaner } from '../../../platform/pictures/index.js';
import type { Attachment } from '../attachment.entity.js';
import { countBeingRead, findOfMessages, findTexts } from '../attachment.repository.js';
import { choosePassages } from './choose-passages.js';
import type { Asked, ConversationFile } from './conversation-file.js';
import { PassageCache } from './passage-cache.js';

/** Files of one conversation that an answer takes into account, the latest ones. */
const MAX_FILES = 40;

/** Pictures that a model gets to see with one question. */
const MAX_PICTURES = 4;

/** Longest side of a picture that leaves, in pixels: models look at no more. */
const LONGEST_SIDE = 2048;

/**
 * How long an answer waits for the text of pictures, by whether one came with the question, and how
 * often it looks, in milliseconds.
 */
const PATIENCE_MS = 12_000;
const PATIENCE_WITHOUT_MS = 3_000;
const LOOK_MS = 150;

/** The messages of a conversation that carry files, and what is asked. */
export interface FileQuestion extends Asked {
  /** The message that is answered. */
  messageId: string;
  /** Messages up to that one which carry files. */
  messageIds: readonly string[];
  /** Whether the model looks at pictures itself, so that their text is not waited for. */
  seesPictures: boolean;
}

/** What the assistant gets to see of the files of a conversation. */
export class ConversationFiles {
  readonly #files: FileStore;
  readonly #texts = new PassageCache();

  readonly #pictures: PictureCleaner;

  constructor(files: FileStore, pictures: PictureCleaner) {
    this.#files = files;
    this.#pictures = pictures;
  }

  /**
   * All files that came up to the question, with those passages of their texts that fit it, and
   * with the pictures that it is about. Texts that are still being recognised are waited for a
   * while; an answer without them says so.
   */
  async read(
    em: EntityManager,
    question: FileQuestion,
    signal: AbortSignal,
  ): Promise<AttachedFile[]> {
    if (question.messageIds.length === 0) return [];
    await this.#waitForTexts(em, question, signal);
    const attachments = await findOfMessages(em, question.messageIds, MAX_FILES);
    const files = choosePassages(
      await this.#describe(em, attachments, question.messageId),
      question,
    );
    return this.#withPictures(files, attachments, signal);
  }

  async #waitForTexts(
    em: EntityManager,
    { messageId, messageIds, seesPictures }: FileQuestion,
    signal: AbortSignal,
  ): Promise<void> {
    const awaited = seesPictures ? 'document' : undefined;
    const patience = messageIds.includes(messageId) ? PATIENCE_MS : PATIENCE_WITHOUT_MS;
    const deadline = performance.now() + patience;
    while (performance.now() < deadline && (await countBeingRead(em, messageIds, awaited)) > 0) {
      await sleep(LOOK_MS, undefined, { signal });
    }
  }

  async #describe(
    em: EntityManager,
    attachments: readonly Attachment[],
    messageId: string,
  ): Promise<ConversationFile[]> {
    const missing = attachments.filter(({ id }) => !this.#texts.get(id)).map(({ id }) => id);
    const texts = await findTexts(em, missing);
    const files: ConversationFile[] = [];
    for (const { id, originalName: name, mimeType, isBeingRead, ...rest } of attachments) {
      const text = texts.get(id);
      const ready = this.#texts.get(id) ?? (text ? await this.#texts.add(id, text) : undefined);
      const file = { id, name, mimeType, isNew: rest.messageId === messageId };
      files.push(
        ready
          ? { file: { ...file, text: ready.text }, search: ready.search }
          : { file: { ...file, unread: isBeingRead ? 'notYet' : 'nothing' } },
      );
    }
    return files;
  }

  /** The latest of the pictures that are meant, with nothing but what they show. */
  async #withPictures(
    files: readonly AttachedFile[],
    attachments: readonly Attachment[],
    signal: AbortSignal,
  ): Promise<AttachedFile[]> {
    const meant = files.filter(({ isMeant, mimeType }) => isMeant && mimeType.startsWith('image/'));
    const shown = new Set(meant.slice(-MAX_PICTURES));
    return Promise.all(
      files.map(async (file, i) => {
        const key = shown.has(file) ? attachments[i]?.storageKey : undefined;
        const bytes = key ? await this.#open(file.mimeType, key, signal) : undefined;
        return bytes ? { ...file, bytes } : file;
      }),
    );
  }

  /** Undefined for a picture that cannot be cleaned: it stays here. */
  async #open(mimeType: string, key: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const read = () => readBytes(this.#files, key);
    if (!isTalkative(mimeType)) return read();
    return this.#pictures.clean(mimeType, read, { signal, longestSide: LONGEST_SIDE });
  }
}
