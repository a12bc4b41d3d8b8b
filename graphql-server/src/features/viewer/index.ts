import type { Platform } from '../../platform/open-platform.js';
import type { Auth } from '../auth/index.js';
import { ViewerChangesResolver } from './viewer-changes.resolver.js';
import { ViewerResolver } from './viewer.resolver.js';
import { ViewerService } from './viewer.service.js';

export { ViewerChangesResolver } from './viewer-changes.resolver.js';
export { ViewerResolver } from './viewer.resolver.js';
export { presentViewer } from './viewer.presenter.js';
export { ViewerService } from './viewer.service.js';
export { Viewer } from './viewer.type.js';

/** Puts the feature together. */
export function createViewer({ events, auth }: Pick<Platform, 'events'> & { auth: Auth }) {
  const { sessions, secondFactors } = auth;
  const service = new ViewerService({ events, sessions, secondFactors });
  return {
    resolvers: [new ViewerResolver(service), new ViewerChangesResolver()],
    contextExtras: { viewers: service },
    service,
  };
}
