import type { AuditLog } from '../audit/index.js';
import { CraftsmanContactResolver } from './craftsman.resolver.js';
import { craftsmanRoutes } from './craftsman.routes.js';
import { CraftsmanContacts } from './craftsman.service.js';

export { Craftsman } from './craftsman.entity.js';
export { craftsmanReasons } from './craftsman.reasons.js';
export { CraftsmanContactResolver } from './craftsman.resolver.js';

/** Puts the feature together. */
export function createCraftsmen(parts: { audit: AuditLog }) {
  const craftsmen = new CraftsmanContacts(parts);
  return {
    resolvers: [new CraftsmanContactResolver(craftsmen)],
    restRoutes: craftsmanRoutes(craftsmen),
  };
}
