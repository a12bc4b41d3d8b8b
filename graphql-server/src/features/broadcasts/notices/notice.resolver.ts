import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../../platform/graphql/index.js';
import type { NoticeService } from './notice.service.js';
import { ChatNotice, DismissChatNoticeInput, NoteChatNoticesInput } from './notice.type.js';

@Resolver()
export class NoticeResolver {
  readonly #notices: NoticeService;

  constructor(notices: NoticeService) {
    this.#notices = notices;
  }

  @AccessFor(['endUser'])
  @Query(() => [ChatNotice], {
    description:
      'Up to five messages that the company has sent to the tenant or owner in the last 30 days, the newest first, without those that were put away or whose last day is over.',
  })
  async chatNotices(@Ctx() { request }: GraphqlContext): Promise<ChatNotice[]> {
    return this.#notices.list(request);
  }

  @AccessFor(['endUser'])
  @Mutation(() => MessagePayload, {
    description:
      'Notes that the chat has shown notices, or that one was opened in it, so that the company sees who knows of it. Errors: BAD_USER_INPUT, NOT_FOUND (an id that is none).',
  })
  async noteChatNotices(
    @Arg('input', () => NoteChatNoticesInput, { description: 'The notices.' })
    input: NoteChatNoticesInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#notices.note(request, input);
    return { message: 'Noted' };
  }

  @AccessFor(['endUser'])
  @Mutation(() => MessagePayload, {
    description:
      'Puts a notice away for good; one that is not there is away already. Errors: NOT_FOUND.',
  })
  async dismissChatNotice(
    @Arg('input', () => DismissChatNoticeInput, { description: 'The notice.' })
    { id }: DismissChatNoticeInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    await this.#notices.dismiss(request, id);
    return { message: 'Notice put away' };
  }
}
