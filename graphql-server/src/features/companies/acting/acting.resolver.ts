import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import type { ActingService } from './acting.service.js';
import { ActingInput } from './acting.type.js';

@Resolver()
export class ActingResolver {
  readonly #acting: ActingService;

  constructor(acting: ActingService) {
    this.#acting = acting;
  }

  @AccessFor(['admin'])
  @Mutation(() => MessagePayload, {
    description:
      'Says that an administrator begins to work in the portal of a company; the audit logs of both have it. Errors: NOT_FOUND.',
  })
  async beginActing(
    @Arg('input', () => ActingInput, { description: 'The company.' }) { companyId }: ActingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#acting.record(request, companyId, 'company.acting-begun');
    return { message: 'Acting for the company' };
  }

  @AccessFor(['admin'])
  @Mutation(() => MessagePayload, {
    description:
      'Says that an administrator leaves the portal of a company; the audit logs of both have it. Errors: NOT_FOUND.',
  })
  async endActing(
    @Arg('input', () => ActingInput, { description: 'The company.' }) { companyId }: ActingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#acting.record(request, companyId, 'company.acting-ended');
    return { message: 'No longer acting for the company' };
  }
}
