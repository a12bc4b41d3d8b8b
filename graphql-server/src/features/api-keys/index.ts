import type { Platform } from '../../platform/open-platform.js';
import type { AuditLog } from '../audit/index.js';
import type { Auth } from '../auth/index.js';
import { ApiKeyAuthentication } from './api-key-authentication.js';
import { EndedKeyUse } from './ended-key-use.js';
import { ApiKeySecrets } from './api-key-secrets.js';
import { ApiKeyResolver } from './api-key.resolver.js';
import { apiKeyRoutes } from './api-key.routes.js';
import { ApiKeyService } from './api-key.service.js';

export { ApiKey } from './api-key.entity.js';
export { findKeyView } from './api-key.repository.js';
export { ApiKeyResolver } from './api-key.resolver.js';
export { ApiKeySecrets } from './api-key-secrets.js';
export type { ApiKeyView } from './api-key-view.js';

interface ApiKeysParts extends Pick<Platform, 'limits' | 'log'> {
  auth: Pick<Auth, 'digests' | 'sessions'>;
  audit: AuditLog;
}

/** Puts the feature together. */
export function createApiKeys({ limits, log, auth, audit }: ApiKeysParts) {
  const { digests, sessions } = auth;
  const secrets = new ApiKeySecrets(digests);
  const service = new ApiKeyService({ audit, secrets, sessions });
  return {
    service,
    /** Recognises the keys that programs bring. */
    authentication: new ApiKeyAuthentication(secrets, limits, new EndedKeyUse(audit, log), log),
    resolvers: [new ApiKeyResolver(service)],
    restRoutes: apiKeyRoutes(service),
  };
}
