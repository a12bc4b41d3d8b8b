import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../platform/graphql/index.js';
import type { CannedReplyService } from './canned-reply.service.js';
import {
  CannedReplyPayload,
  CannedReplyType,
  CreateCannedReplyInput,
  UpdateCannedReplyInput,
} from './canned-reply.type.js';

const MAY = 'For administrators, who name the company, and `settings.edit` at the own company.';

@Resolver()
export class CannedReplyResolver {
  readonly #replies: CannedReplyService;

  constructor(replies: CannedReplyService) {
    this.#replies = replies;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => [CannedReplyType], {
    description:
      'All texts that the people of one company answer with, by title; at most 200. For administrators, who name the company, and `conversations.reply` or `settings.edit` at the own company. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async cannedReplies(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CannedReplyType[]> {
    return this.#replies.list(request, companyId);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CannedReplyPayload, {
    description: `Adds a text that people answer with. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (the title is taken, or there are 200 already), NOT_FOUND.`,
  })
  async createCannedReply(
    @Arg('input', () => CreateCannedReplyInput, { description: 'The text.' })
    input: CreateCannedReplyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CannedReplyPayload> {
    const cannedReply = await this.#replies.create(request, input);
    return { message: 'Canned reply added', cannedReply };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => CannedReplyPayload, {
    description: `Changes a text that people answer with; answers that were sent stay as they are. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (the title is taken), NOT_FOUND.`,
  })
  async updateCannedReply(
    @Arg('input', () => UpdateCannedReplyInput, { description: 'The text as it is to be.' })
    input: UpdateCannedReplyInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CannedReplyPayload> {
    const cannedReply = await this.#replies.update(request, input);
    return { message: 'Canned reply changed', cannedReply };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description: `Deletes a text that people answer with. ${MAY} Errors: NOT_FOUND.`,
  })
  async deleteCannedReply(
    @Arg('input', () => DeleteInput, { description: 'The text.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Canned reply deleted', deletedId: await this.#replies.delete(request, id) };
  }
}
