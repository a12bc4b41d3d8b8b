import { type RestRoute, restRoute } from '../../platform/http/index.js';
import type { PromptFileUpload } from './prompt-file-upload.service.js';
import { receivePromptFile } from './receive-prompt-file.js';

/** The call that brings a company's use cases. */
export const promptFileRoutes = (uploads: PromptFileUpload): RestRoute[] => [
  restRoute({
    method: 'POST',
    path: '/companies/upload-prompt',
    access: ['admin'],
    tag: 'Companies',
    summary: 'Replaces the prompt file (multipart: `promptFile`, `companyId`) and waits for it.',
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
