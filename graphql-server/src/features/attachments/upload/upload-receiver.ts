import type { FastifyRequest } from 'fastify';
import { badInput } from '../../../platform/errors/index.js';
import type { Attachment } from '../attachment.entity.js';
import { attachmentReasons } from '../attachment.reasons.js';
import type { UploadService } from '../upload.service.js';
import { discardBody } from './discard-body.js';
import { receiveUpload, type Upload } from './receive-upload.js';
import type { StagingFolder } from './staging-folder.js';

/** A form whose files have been checked and stored. */
export interface ReceivedForm {
  fields: Upload['fields'];
  attachments: Attachment[];
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
}
