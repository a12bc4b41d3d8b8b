import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/errors/index.js';
import { FileMissingError, type FileStore } from '../../platform/files/index.js';
import { describeRestCall, type RestRoute, restRoute } from '../../platform/http/index.js';
import { presentAttachment } from './attachment.presenter.js';
import { attachmentReasons } from './attachment.reasons.js';
import type { AttachmentService } from './attachment.service.js';
import type { UploadReceiver } from './upload/upload-receiver.js';

const fileSchema = z.object({
  id: z.uuid(),
  originalName: z.string(),
  fileSize: z.int().describe('In bytes.'),
  mimeType: z.string(),
  purpose: z.string(),
  url: z.string().describe('Where it can be downloaded.'),
});

/** Upload of chat attachments. */
export const attachmentRoutes = (receiver: UploadReceiver): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/files/upload-with-message',
    alsoWithoutPrefix: true,
    access: ['endUser'],
    signInRefusal: attachmentReasons.CHAT_SIGN_IN_REQUIRED,
    tag: 'Chat',
    summary: 'Uploads files for the next message of a chat session',
    description:
      'All files are stored or none: at most 5 MB each and 15 MB together. Hand the returned list on with the message that they belong to; files that no message takes are deleted after a day.',
    form: {
      sessionId: { type: 'text', description: 'Session id of the chat.', required: true },
      files: { type: 'files', description: 'The files.', required: true },
      userMessage: { type: 'text', description: 'Not used; the message itself follows.' },
      userData: { type: 'text', description: 'Not used; the session says who acts.' },
    },
    response: z.object({ message: z.string(), files: z.array(fileSchema) }),
    handle: async (_context, { request }) => {
      const { attachments } = await receiver.receive(request);
      return { message: 'Files uploaded successfully', files: attachments.map(presentAttachment) };
    },
  }),
];

/** Who may download files at all; which ones, the policy says. */
const READERS = ['endUser', 'companyUser', 'admin'] as const;

/** Download of chat attachments. */
export function addDownloadRoutes(
  server: FastifyInstance,
  parts: { attachments: AttachmentService; files: FileStore },
): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/files/:id',
    access: READERS,
    tag: 'Chat',
    summary: 'Downloads a file of a chat',
    description:
      'End users get what they have uploaded; company users with `conversations.view` what was sent to their company; administrators what was sent to any.',
    params: z.object({ id: z.uuid() }),
    respondsWithFile: true,
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id',
    config: { access: READERS, signInRefusal: attachmentReasons.CHAT_SIGN_IN_REQUIRED },
    handler: async (request, reply) => send(request as DownloadRequest, reply, parts),
  });
}

type DownloadRequest = FastifyRequest & { params: { id: string } };

/** A file leaves as a download of its checked type; a browser never shows it as a page of ours. */
async function send(
  request: DownloadRequest,
  reply: FastifyReply,
  { attachments, files }: { attachments: AttachmentService; files: FileStore },
): Promise<FastifyReply> {
  const attachment = await attachments.find(request.context, request.params.id);
  const stored = await files.get(attachment.storageKey).catch((error: unknown) => {
    throw error instanceof FileMissingError ? notFound(attachmentReasons.FILE_NOT_FOUND) : error;
  });
  reply.headers({
    'content-type': attachment.mimeType,
    'content-length': stored.size,
    'content-disposition': contentDisposition(attachment.originalName),
    'content-security-policy':
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  if (request.method === 'HEAD') {
    stored.stream.destroy();
    return reply.send();
  }
  return reply.send(stored.stream);
}
