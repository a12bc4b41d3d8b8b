import { Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { presentViewer } from './viewer.presenter.js';
import type { ViewerService, ViewerView } from './viewer.service.js';
import { Viewer } from './viewer.type.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the service comes this way. */
export interface ViewerContext extends GraphqlContext {
  viewers: ViewerService;
}

@Resolver()
export class ViewerChangesResolver {
  @AccessFor(['admin', 'companyUser'], { openBefore: ['terms', 'password'] })
  @Subscription(() => Viewer, {
    description:
      'The viewer again whenever their role, permissions, name or state changes; the first one at once.',
    subscribe: ({ context }) => {
      const { viewers, request } = context as ViewerContext;
      return viewers.follow(request);
    },
  })
  viewerChanged(@Root() view: ViewerView): Viewer {
    return presentViewer(view);
  }
}
