import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../../platform/files/index.js';
import {
  describeRestCall,
  messageResponse,
  type RestRoute,
  restRoute,
} from '../../platform/http/index.js';
import { presentAttachment } from './attachment.presenter.js';
import { attachmentReasons } from './attachment.reasons.js';
import type { AttachmentService } from './attachment.service.js';
import { sendDownload } from './send-download.js';
import type { UploadReceiver } from './upload/upload-receiver.js';

const fileSchema = z
  .object({
    id: z.uuid(),
    originalName: z.string(),
    fileSize: z.int(),
    mimeType: z.string(),
    purpose: z.string(),
    url: z.string(),
  })
  .meta({ id: 'ChatFile', fieldsOf: 'Attachment' });

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
    response: messageResponse.extend({
      files: z.array(fileSchema).describe('The list for the `uploadedFiles` of the message.'),
    }),
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
    respondsWithFile: ['*/*'],
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id',
    config: { access: READERS, signInRefusal: attachmentReasons.CHAT_SIGN_IN_REQUIRED },
    handler: async (request, reply) => send(request as DownloadRequest, reply, parts),
  });
}

type DownloadRequest = FastifyRequest & { params: { id: string } };

async function send(
  request: DownloadRequest,
  reply: FastifyReply,
  { attachments, files }: { attachments: AttachmentService; files: FileStore },
): Promise<FastifyReply> {
  const attachment = await attachments.find(request.context, request.params.id);
  return sendDownload(reply, files, attachment);
}
