import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors/index.js';
import { FileMissingError, type FileStore } from '../../platform/files/index.js';
import { presentAttachment } from './attachment.presenter.js';
import type { AttachmentService } from './attachment.service.js';
import { discardBody } from './upload/discard-body.js';
import { receiveUpload } from './upload/receive-upload.js';
import type { StagingFolder } from './upload/staging-folder.js';
import type { UploadService } from './upload.service.js';

interface AttachmentRouteParts {
  uploads: UploadService;
  attachments: AttachmentService;
  files: FileStore;
  staging: StagingFolder;
}

/** Upload and download of chat attachments. */
export function addAttachmentRoutes(server: FastifyInstance, parts: AttachmentRouteParts): void {
  server.post(
    '/api/files/upload-with-message',
    { config: { access: ['endUser'] } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        return await receive(request, parts);
      } catch (error) {
        discardBody(request);
        throw error;
      }
    },
  );
  server.route({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id',
    config: { access: ['endUser'] },
    handler: async (request, reply) => send(request as DownloadRequest, reply, parts),
  });
}

async function receive(
  request: FastifyRequest,
  { uploads, staging }: Pick<AttachmentRouteParts, 'uploads' | 'staging'>,
) {
  await uploads.admit(request.context);
  return staging.use(async (folder) => {
    const upload = await receiveUpload(request, folder);
    const attachments = await uploads.store(request.context, upload);
    return {
      success: true,
      message: 'Files uploaded successfully',
      files: attachments.map(presentAttachment),
    };
  });
}

type DownloadRequest = FastifyRequest & { params: { id: string } };

/** A file leaves as a download of its checked type; a browser never shows it as a page of ours. */
async function send(
  request: DownloadRequest,
  reply: FastifyReply,
  { attachments, files }: Pick<AttachmentRouteParts, 'attachments' | 'files'>,
): Promise<FastifyReply> {
  const attachment = await attachments.find(request.context, request.params.id);
  const stored = await files.get(attachment.storageKey).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound('File not found.') : error;
  });
  reply.headers({
    'content-type': attachment.mimeType,
    'content-length': stored.size,
    'content-disposition': contentDisposition(attachment.originalName),
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  });
  if (request.method === 'HEAD') {
    stored.stream.destroy();
    return reply.send();
  }
  return reply.send(stored.stream);
}
