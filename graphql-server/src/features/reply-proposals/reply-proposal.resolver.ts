import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { ReplyProposals } from './reply-proposal.service.js';
import { ProposeReplyInput, ProposeReplyPayload } from './reply-proposal.type.js';

@Resolver()
export class ReplyProposalResolver {
  readonly #proposals: ReplyProposals;

  constructor(proposals: ReplyProposals) {
    this.#proposals = proposals;
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => ProposeReplyPayload, {
    description:
      "Drafts an answer to what was asked last in a conversation, from the company's use cases as the assistant would. Nothing is stored or sent, but a model may be asked, whose tokens count; 300 an hour and company. For administrators, and company users with `conversations.view` and `conversations.reply`. Errors: NOT_FOUND, RATE_LIMITED, FORBIDDEN.",
  })
  async proposeReply(
    @Arg('input', () => ProposeReplyInput, { description: 'The conversation.' })
    { conversationId }: ProposeReplyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<ProposeReplyPayload> {
    const proposal = await this.#proposals.propose(request, conversationId);
    return { message: proposal.text === null ? 'Nothing to propose' : 'Reply proposed', proposal };
  }
}
