import { Ctx, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../../platform/graphql/index.js';
import { ServiceCase } from '../case.entity.js';
import { requireTenant } from '../case.policy.js';
import { ChatCase } from './chat-case.type.js';

/** Cases that are shown at once. */
const MOST = 5;

/** A closed case is still shown for so many days. */
const SHOWN_DAYS = 7;

@Resolver()
export class ChatCasesResolver {
  @AccessFor(['endUser'])
  @Query(() => [ChatCase], {
    description:
      'Up to five of my own cases of which I was told, what changed last first; closed ones for a week. Errors: UNAUTHENTICATED.',
  })
  async chatCases(@Ctx() { request }: GraphqlContext): Promise<ChatCase[]> {
    const { endUserId, companyId } = requireTenant(request.actor);
    const since = new Date(Date.now() - SHOWN_DAYS * 86_400_000);
    const found = await request.em.find(
      ServiceCase,
      {
        company: companyId,
        endUserId,
        $and: [
          // What the company has made for itself is its own until the tenant is told of it.
          {
            $or: [
              { conversationId: { $ne: null } },
              { state: { $ne: 'OPEN' } },
              { appointmentState: 'CONFIRMED' },
            ],
          },
          { $or: [{ state: { $ne: 'CLOSED' } }, { updatedAt: { $gt: since } }] },
        ],
      },
      { orderBy: { updatedAt: 'desc', id: 'desc' }, limit: MOST },
    );
    return found.map(({ id, number, title, state, appointmentAt, appointmentState }) => {
      const isAgreed = appointmentState === 'CONFIRMED' && state === 'SCHEDULED';
      return { id, number, title, state, appointmentAt: isAgreed ? appointmentAt : null };
    });
  }
}
