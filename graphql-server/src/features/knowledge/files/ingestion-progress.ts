import type { ToldRefusal } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { PromptFileStatus } from './prompt-file.entity.js';

/** How far a prompt file has come; `done` of `total` passages are stored. */
export interface IngestionProgress {
  promptFileId: string;
  companyId: string;
  status: PromptFileStatus;
  done: number;
  total: number;
  vectorCount: number;
  /** Why it failed, fit for the person who uploaded it. */
  error?: string | null;
  /** The reason of `error`. */
  refusal?: ToldRefusal | null;
}

/** Topic of the events about one prompt file. */
export const progressTopic = (promptFileId: string) => `knowledge.prompt-file.${promptFileId}`;

/** Topic of the events about all prompt files of a company. */
export const companyProgressTopic = (companyId: string) => `knowledge.company.${companyId}`;

/** Tells the clients that watch an upload how far it is. */
export async function announceProgress(
  events: EventBus,
  progress: IngestionProgress,
): Promise<void> {
  await events.publish(progressTopic(progress.promptFileId), { ...progress });
  await events.publish(companyProgressTopic(progress.companyId), { ...progress });
}
