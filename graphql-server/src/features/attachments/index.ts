import type { NodeSource } from '../../platform/graphql/index.js';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { FileStore } from '../../platform/files/index.js';
import type { RestRoute } from '../../platform/http/index.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { RateLimits } from '../../platform/limits/index.js';
import type { MalwareGuard } from '../../platform/malware/index.js';
import { PictureCleaner } from '../../platform/pictures/index.js';
import type { Quotas } from '../../platform/quotas/index.js';
import { attachmentCleanupJob } from './attachment-cleanup.job.js';
import { presentAttachment } from './attachment.presenter.js';
import { addDownloadRoutes, attachmentRoutes } from './attachment.routes.js';
import { AttachmentService } from './attachment.service.js';
import { ConversationFiles } from './context/conversation-files.js';
import { TextExtractor } from './extraction/text-extractor.js';
import { recogniseTextJob } from './ocr/recognise-text.job.js';
import { RecognitionService } from './ocr/recognition.service.js';
import { Thumbnails } from './thumbnails/thumbnails.js';
import { StagingFolder } from './upload/staging-folder.js';
import { UploadReceiver } from './upload/upload-receiver.js';
import { UploadService } from './upload.service.js';

export { Attachment } from './attachment.entity.js';
export type { ConversationFiles } from './context/conversation-files.js';
export type { AttachmentService } from './attachment.service.js';
export { attachmentReasons } from './attachment.reasons.js';
export { sendDownload } from './send-download.js';
export { attachmentUrl } from './attachment.presenter.js';
export type { Thumbnails } from './thumbnails/thumbnails.js';
export type { CheckedFile } from './upload.service.js';
export type { UploadReceiver } from './upload/upload-receiver.js';

interface AttachmentParts {
  config: Config;
  files: FileStore;
  jobs: JobQueue;
  limits: RateLimits;
  malware: MalwareGuard;
  quotas: Quotas;
}

/** The feature as the rest of the server sees it. */
export interface Attachments {
  service: AttachmentService;
  /** Files as the assistant gets to see them. */
  conversationFiles: ConversationFiles;
  receiver: UploadReceiver;
  thumbnails: Thumbnails;
  nodes: NodeSource[];
  restRoutes: RestRoute[];
  addRoutes(server: FastifyInstance): void;
}

/** Puts the feature together and takes on its job. */
export async function createAttachments(parts: AttachmentParts): Promise<Attachments> {
  const { config, files, jobs } = parts;
  const attachments = new AttachmentService(files);
  const extractor = new TextExtractor(config.repositoryRoot);
  const uploads = new UploadService({ ...parts, extractor });
  const staging = new StagingFolder(join(config.dataDir, 'uploads'));
  await staging.open();
  const receiver = new UploadReceiver(uploads, staging);
  jobs.work(attachmentCleanupJob, async ({ em, log }) => {
    const count = await attachments.deleteForgotten(em);
    if (count > 0) log.info({ count }, 'deleted uploads that no message has taken');
  });
  const recognition = new RecognitionService(files, extractor);
  jobs.work(
    recogniseTextJob,
    (context, { attachmentId }, { signal }) => recognition.recognise(context, attachmentId, signal),
    ({ em }, { attachmentId }) => recognition.abandon(em, attachmentId),
  );
  return {
    service: attachments,
    conversationFiles: new ConversationFiles(files, new PictureCleaner(config.repositoryRoot)),
    receiver,
    thumbnails: new Thumbnails(files, config.repositoryRoot),
    nodes: [
      {
        type: 'Attachment',
        access: ['endUser', 'companyUser', 'admin'],
        find: async (request, ids) =>
          (await attachments.findAll(request, ids)).map(presentAttachment),
      },
    ] satisfies NodeSource[],
    restRoutes: attachmentRoutes(receiver),
    addRoutes: (server) => addDownloadRoutes(server, { attachments, files }),
  };
}
