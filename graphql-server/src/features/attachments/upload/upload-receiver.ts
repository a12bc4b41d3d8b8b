import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES, MAX_FILES_PER_MESSAGE, MAX_TOTAL_FILE_BYTES } from '@hausgeist/schema';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../../platform/context/index.js';
import { AppError, badInput } from '../../../platform/errors/index.js';
import type { Attachment } from '../attachment.entity.js';
import { attachmentReasons } from '../attachment.reasons.js';
import { cleanName } from '../clean-name.js';
import { isLabelAllowed } from '../detection/identify-file.js';
import type { CheckedFile, UploadService } from '../upload.service.js';
import { discardBody } from './discard-body.js';
import { receiveUpload, type Upload } from './receive-upload.js';
import type { StagingFolder } from './staging-folder.js';

/** A form whose files have been checked and stored. */
export interface ReceivedForm {
  fields: Upload['fields'];
  attachments: Attachment[];
}

/** A file that is at hand as a whole. */
export interface ReceivedFile {
  name: string;
  /** Empty when none was given. */
  declaredType: string;
  content: Buffer;
}

/** Takes forms with files from HTTP requests, on behalf of the actor. */
export class UploadReceiver {
  readonly #uploads: UploadService;
  readonly #staging: StagingFolder;

  constructor(uploads: UploadService, staging: StagingFolder) {
    this.#uploads = uploads;
    this.#staging = staging;
  }

  /** Stores all files of the request or none. A form without any is refused unless they are optional. */
  async receive(
    request: FastifyRequest,
    { optional = false }: { optional?: boolean } = {},
  ): Promise<ReceivedForm> {
    try {
      await this.#uploads.admit(request.context);
      return await this.#staging.use(async (folder) => {
        const upload = await receiveUpload(request, folder);
        if (upload.files.length === 0 && !optional)
          throw badInput(attachmentReasons.NO_FILES_UPLOADED);
        const attachments = await this.#uploads.store(request.context, upload);
        return { fields: upload.fields, attachments };
      });
    } catch (error) {
      discardBody(request);
      throw error;
    }
  }

  /**
   * Takes files that belong to no chat: `admit` says before the first byte whether they may come, and
   * `keep` stores them while they are at hand.
   */
  async receiveApart<Admitted, Kept>(
    request: FastifyRequest,
    admit: () => Promise<Admitted>,
    keep: (files: CheckedFile[], admitted: Admitted) => Promise<Kept>,
  ): Promise<Kept> {
    try {
      const admitted = await admit();
      return await this.#staging.use(async (folder) => {
        const { files } = await receiveUpload(request, folder);
        if (files.length === 0) throw badInput(attachmentReasons.NO_FILES_UPLOADED);
        return keep(await this.#uploads.check(files), admitted);
      });
    } catch (error) {
      discardBody(request);
      throw error;
    }
  }

  /**
   * Stores files that came otherwise than by a form, for the actor's next message. What is too large, of
   * another kind or one too many is left out, and named.
   */
  async receiveFiles(
    context: RequestContext,
    { sessionId, files }: { sessionId: string; files: readonly ReceivedFile[] },
  ): Promise<{ attachmentIds: string[]; refused: string[] }> {
    if (files.length === 0) return { attachmentIds: [], refused: [] };
    await this.#uploads.admit(context);
    const refused: string[] = [];
    const attachments = await this.#staging.use(async (folder) => {
      const stored: Attachment[] = [];
      for (const file of files) {
        const total = stored.reduce((sum, { fileSize }) => sum + fileSize, 0);
        const isOneTooMany =
          stored.length >= MAX_FILES_PER_MESSAGE ||
          total + file.content.length > MAX_TOTAL_FILE_BYTES;
        const found = isOneTooMany
          ? undefined
          : await this.#storeFile(context, { sessionId, folder, file });
        if (found) stored.push(found);
        else refused.push(cleanName(file.name));
      }
      return stored;
    });
    return { attachmentIds: attachments.map(({ id }) => id), refused };
  }

  /** Undefined for a file that is not taken. */
  async #storeFile(
    context: RequestContext,
    { sessionId, folder, file }: { sessionId: string; folder: string; file: ReceivedFile },
  ): Promise<Attachment | undefined> {
    const { content, declaredType } = file;
    const label = { name: cleanName(file.name), declaredType };
    if (content.length > MAX_FILE_BYTES || !isLabelAllowed(label)) return undefined;
    const path = join(folder, randomUUID());
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    try {
      const staged = { ...label, path, size: content.length, sha256 };
      const [attachment] = await this.#uploads.store(context, { sessionId, files: [staged] });
      return attachment;
    } catch (error) {
      if (error instanceof AppError && error.code === 'BAD_USER_INPUT') return undefined;
      throw error;
    }
  }
}
