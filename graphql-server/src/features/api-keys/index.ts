import type { NodeSource } from '../../platform/graphql/index.js';
import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import type { MailService } from '../mail/index.js';
import { ApiKeyAuthentication } from './api-key-authentication.js';
import { presentKey } from './api-key.presenter.js';
import { EndedKeyUse } from './ended-key-use.js';
import { ApiKeySecrets } from './api-key-secrets.js';
import { ApiKeyResolver } from './api-key.resolver.js';
import { apiKeyRoutes } from './api-key.routes.js';
import { ApiKeyService } from './api-key.service.js';
import { OrphanedKeyNotifier } from './orphaned-key-notifier.js';

export { apiKeyReasons } from './api-key.reasons.js';
export { ApiKeyScopeEnum } from './api-key.type.js';
export { ApiKey } from './api-key.entity.js';
export { findKeyView } from './api-key.repository.js';
export { ApiKeyResolver } from './api-key.resolver.js';
export { ApiKeySecrets } from './api-key-secrets.js';
export type { ApiKeyView } from './api-key-view.js';

interface ApiKeysParts extends Pick<Platform, 'config' | 'limits' | 'log'> {
  auth: Pick<Auth, 'digests' | 'sessions'>;
  audit: AuditLog;
  mail: MailService;
}

/** Puts the feature together. */
export function createApiKeys({ config, limits, log, auth, audit, mail }: ApiKeysParts) {
  const { digests, sessions } = auth;
  const secrets = new ApiKeySecrets(digests);
  const service = new ApiKeyService({ audit, secrets, sessions });
  return {
    service,
    removalListener: new OrphanedKeyNotifier({ audit, mail, publicUrl: config.publicUrl }),
    /** Recognises the keys that programs bring. */
    authentication: new ApiKeyAuthentication(secrets, limits, new EndedKeyUse(audit, log), log),
    nodes: [
      {
        type: 'ApiKey',
        access: ['admin', 'companyUser'],
        find: async (request, ids) => (await service.findAll(request, ids)).map(presentKey),
      },
    ] satisfies NodeSource[],
    resolvers: [new ApiKeyResolver(service)],
    restRoutes: apiKeyRoutes(service),
  };
}
