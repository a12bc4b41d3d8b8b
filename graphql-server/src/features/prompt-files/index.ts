import type { EventBus } from '../../platform/events/index.js';
import type { AuditLog } from '../audit/index.js';
import type { KnowledgeService } from '../knowledge/index.js';
import { PromptFileProgressFeed } from './prompt-file-progress.service.js';
import { PromptFileProgressResolver } from './prompt-file-progress.resolver.js';
import { PromptFileUpload } from './prompt-file-upload.service.js';
import { promptFileRoutes } from './prompt-file.routes.js';

export { promptFileReasons } from './prompt-file.reasons.js';
export { PromptFileProgressResolver } from './prompt-file-progress.resolver.js';

interface PromptFilesParts {
  events: EventBus;
  audit: AuditLog;
  knowledge: KnowledgeService;
}

/** Puts the feature together. */
export function createPromptFiles({ events, audit, knowledge }: PromptFilesParts) {
  const uploads = new PromptFileUpload({ knowledge, audit, events });
  return {
    resolvers: [new PromptFileProgressResolver()],
    restRoutes: promptFileRoutes(uploads),
    contextExtras: { promptFileProgress: new PromptFileProgressFeed(events) },
  };
}
