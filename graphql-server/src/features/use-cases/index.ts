import type { AuditLog } from '../audit/index.js';
import { UseCaseResolver } from './use-case.resolver.js';
import { UseCaseService } from './use-case.service.js';
import { WordingResolver } from './wording.resolver.js';
import { WordingService } from './wording.service.js';

export { useCaseReasons } from './use-case.reasons.js';
export { presentUseCase } from './use-case.presenter.js';
export { UseCaseResolver } from './use-case.resolver.js';
export { UseCaseType } from './use-case.type.js';
export type { UseCaseView } from './use-case-view.js';
export { WordingResolver } from './wording.resolver.js';
export type { WordingService } from './wording.service.js';

/** Puts the feature together. */
export function createUseCases({ audit }: { audit: AuditLog }) {
  const wordings = new WordingService(audit);
  return {
    wordings,
    resolvers: [new UseCaseResolver(new UseCaseService()), new WordingResolver(wordings)],
  };
}
