import type { EventBus } from '../../../platform/events/index.js';
import type { PromptFileStatus } from '../prompt-file.entity.js';

/** How far a prompt file has come; `done` of `total` passages are stored. */
export interface IngestionProgress {
  promptFileId: string;
  status: PromptFileStatus;
  done: number;
  total: number;
  vectorCount: number;
}

/** Topic of the events about one prompt file. */
export const progressTopic = (promptFileId: string) => `knowledge.prompt-file.${promptFileId}`;

/** Tells whoever watches an upload how far it is. */
export async function announceProgress(
  events: EventBus,
  progress: IngestionProgress,
): Promise<void> {
  await events.publish(progressTopic(progress.promptFileId), { ...progress });
}
