import type { NewWebhookEvent } from '../../webhooks/index.js';
import type { PromptFile } from '../prompt-file.entity.js';

/** What became of a prompt file, as other systems are told; nothing of what is in it. */
export const promptProcessed = (
  file: PromptFile,
  outcome: { useCaseCount: number } | { error: string },
): NewWebhookEvent => ({
  type: 'prompt.processed',
  data: {
    promptFileId: file.id,
    fileName: file.fileName,
    version: file.version,
    uploadedAt: file.uploadedAt.toISOString(),
    status: 'error' in outcome ? 'failed' : 'processed',
    useCaseCount: 'error' in outcome ? null : outcome.useCaseCount,
    error: 'error' in outcome ? outcome.error : null,
  },
});
