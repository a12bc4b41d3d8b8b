import { z } from 'zod';
import { messageResponse, type RestRoute, restRoute } from '../../../platform/http/index.js';
import type { PromptFileUpload } from './prompt-file-upload.service.js';
import { receivePromptFile } from './receive-prompt-file.js';

const uploadAnswer = messageResponse.extend({
  vectorCount: z.int().describe('Use cases that questions are answered from now.'),
  fileName: z.string().describe('Name of the file.'),
  promptStatus: z
    .enum(['pending', 'processed', 'error'])
    .describe(
      '`pending` while its use cases are being made ready; `error` where they could not be, and the file before still answers.',
    ),
});

/** The call that brings a company's use cases. */
export const promptFileRoutes = (uploads: PromptFileUpload): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/companies/upload-prompt',
    access: ['admin', 'apiKey'],
    tag: 'Companies',
    summary: "Replaces a company's prompt file and waits until its use cases are known.",
    description:
      'At most 5 MB of text (.txt, .md). A file that takes long is answered for while it is still being processed: `promptStatus` tells.',
    form: {
      promptFile: { type: 'file', description: 'The file (.txt, .md).', required: true },
      companyId: { type: 'text', description: 'The company.', required: true },
    },
    response: uploadAnswer,
    handle: async (context, { request }) => {
      const file = await receivePromptFile(request);
      const { fileName, status, vectorCount } = await uploads.upload(context, file);
      const isReady = status === 'PROCESSED';
      return {
        message: isReady
          ? `Prompt uploaded successfully. ${vectorCount} use cases vectorized.`
          : 'The file was uploaded and is being processed.',
        vectorCount,
        fileName,
        promptStatus: status.toLowerCase(),
      };
    },
  }),
];
