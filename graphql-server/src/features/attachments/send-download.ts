import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../platform/errors/index.js';
import { FileMissingError, type FileStore } from '../../platform/files/index.js';
import type { Attachment } from './attachment.entity.js';
import { attachmentReasons } from './attachment.reasons.js';

/** A file that people have uploaded, wherever it belongs. */
export type Download = Pick<Attachment, 'storageKey' | 'mimeType' | 'originalName'>;

/** A file leaves as a download of its checked type; a browser never shows it as a page of ours. */
export async function sendDownload(
  reply: FastifyReply,
  files: FileStore,
  file: Download,
): Promise<FastifyReply> {
  const stored = await files.get(file.storageKey).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound(attachmentReasons.FILE_NOT_FOUND) : error;
  });
  reply.headers({
    'content-type': file.mimeType,
    'content-length': stored.size,
    'content-disposition': contentDisposition(file.originalName),
    'content-security-policy':
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  if (reply.request.method === 'HEAD') {
    stored.stream.destroy();
    return reply.send();
  }
  return reply.send(stored.stream);
}
