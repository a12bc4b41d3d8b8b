import type { Refusal } from '../../../platform/errors/index.js';
import type { NewWebhookEvent } from '../../webhooks/index.js';
import type { PromptFile } from './prompt-file.entity.js';

/** What became of a prompt file, as other systems are told; nothing of what is in it. */
export const promptProcessed = (
  file: PromptFile,
  outcome: { useCaseCount: number } | { refusal: Refusal },
): NewWebhookEvent => ({
  type: 'prompt.processed',
  data: {
    promptFileId: file.id,
    fileName: file.fileName,
    version: file.version,
    uploadedAt: file.uploadedAt.toISOString(),
    status: 'refusal' in outcome ? 'failed' : 'processed',
    useCaseCount: 'refusal' in outcome ? null : outcome.useCaseCount,
    error: 'refusal' in outcome ? outcome.refusal.message : null,
    reason: 'refusal' in outcome ? outcome.refusal.reason : null,
  },
});
