import type { FastifyInstance } from 'fastify';
import type { Config } from '../../env.js';
import type { AuditLog } from '../audit/index.js';
import { addLegalRoutes } from './legal.routes.js';
import { OperatorDetailsResolver } from './operator/operator-details.resolver.js';
import { OperatorDetailsService } from './operator/operator-details.service.js';
import { LegalTextResolver } from './own/legal-text.resolver.js';
import { LegalTextService } from './own/legal-text.service.js';
import { ProcessingResolver } from './processing/processing.resolver.js';
import { ProcessingService } from './processing/processing.service.js';
import { addProcessingRecordRoute } from './processing/processing.routes.js';

export { legalReasons } from './legal.reasons.js';
export { OperatorDetails } from './operator/operator-details.entity.js';
export { OperatorDetailsResolver } from './operator/operator-details.resolver.js';
export { LegalText } from './own/legal-text.entity.js';
export { LegalTextResolver } from './own/legal-text.resolver.js';
export { ProcessingResolver } from './processing/processing.resolver.js';

/** Makes the pages that the law asks for, and what companies say on them in their own words. */
export function createLegal({ config, audit }: { config: Config; audit: AuditLog }) {
  const operator = new OperatorDetailsService(audit, config.operator);
  const processing = new ProcessingService(config, operator);
  return {
    resolvers: [
      new LegalTextResolver(new LegalTextService(audit), config.publicUrl),
      new ProcessingResolver(processing),
      new OperatorDetailsResolver(operator),
    ],
    addRoutes: (server: FastifyInstance) => {
      addLegalRoutes(server, config, operator);
      addProcessingRecordRoute(server, processing);
    },
  };
}
