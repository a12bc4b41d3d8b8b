import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import type { TypingService } from './typing.service.js';
import { TellTypingInput } from './typing.type.js';

@Resolver()
export class TypingResolver {
  readonly #typing: TypingService;

  constructor(typing: TypingService) {
    this.#typing = typing;
  }

  @AccessFor(['endUser'])
  @Mutation(() => MessagePayload, {
    description:
      'Tells the people of the company that I am writing in my conversation. It holds for eight seconds and is kept nowhere. Errors: UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED.',
  })
  async tellTyping(
    @Arg('input', () => TellTypingInput, { description: 'What I do.' }) input: TellTypingInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#typing.tell(request, input);
    return { message: 'Told' };
  }
}
