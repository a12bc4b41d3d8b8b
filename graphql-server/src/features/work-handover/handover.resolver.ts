import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { WorkHandovers } from './handover.service.js';
import { HandOverWorkInput, HandOverWorkPayload } from './handover.type.js';

@Resolver()
export class WorkHandoverResolver {
  readonly #handovers: WorkHandovers;

  constructor(handovers: WorkHandovers) {
    this.#handovers = handovers;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => HandOverWorkPayload, {
    description:
      'Gives all conversations and cases of a user that are not done to a colleague, who is told of the first of each; tenants are told nothing. Done twice, nothing is left for the second time. For administrators, and company users with `team.manage` or `settings.edit`; no keys. Errors: BAD_USER_INPUT with `fields` (the colleague is the same, or may not see what they would get), FORBIDDEN, NOT_FOUND.',
  })
  async handOverWork(
    @Arg('input', () => HandOverWorkInput, { description: 'Whose work goes to whom.' })
    input: HandOverWorkInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<HandOverWorkPayload> {
    const done = await this.#handovers.handOver(request, input);
    const message = `${done.conversations} conversations and ${done.cases} cases handed over`;
    return { message, ...done };
  }
}
