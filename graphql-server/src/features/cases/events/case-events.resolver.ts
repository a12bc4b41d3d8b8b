import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { presentCaseTo } from '../case.presenter.js';
import { CaseChanged, CaseEventType, CasesStale } from './case-event.type.js';
import type { CaseFeed, CaseFeedEvent } from './case-feed.js';

/** type-graphql calls `subscribe` without the resolver's instance, so the feed comes this way. */
export interface CaseContext extends GraphqlContext {
  caseFeed: CaseFeed;
}

@Resolver()
export class CaseEventsResolver {
  @AccessFor(['admin', 'companyUser'])
  @Subscription(() => CaseEventType, {
    description:
      'Follows the cases of one company: `CasesStale` at once, then every case that is made or changes. Ends when the viewer may not see them any more. For administrators, who name the company, and `cases.view` at the own company.',
    subscribe: ({ args, context }) => {
      const { caseFeed, request } = context as CaseContext;
      return caseFeed.follow(request, (args as { companyId?: string | null }).companyId);
    },
  })
  caseEvents(
    @Root() event: CaseFeedEvent,
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    _companyId: string | null,
  ): typeof CaseEventType {
    return event.kind === 'stale'
      ? Object.assign(new CasesStale(), { at: new Date() })
      : Object.assign(new CaseChanged(), {
          caseId: event.row.id,
          case: presentCaseTo(event.actor)(event.row),
        });
  }
}
