import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
  MessagePayload,
  toConnection,
} from '../../platform/graphql/index.js';
import {
  BroadcastPayload,
  BroadcastPreview,
  BroadcastReachInput,
  CancelBroadcastInput,
  CreateBroadcastInput,
  SendBroadcastInput,
  TestBroadcastInput,
  UpdateBroadcastInput,
} from './broadcast-mutations.type.js';
import {
  BroadcastRecipientConnection,
  BroadcastRecipientsArguments,
} from './broadcast-recipient.type.js';
import { presentBroadcast } from './broadcast.presenter.js';
import type { BroadcastService } from './broadcast.service.js';
import {
  BroadcastConnection,
  BroadcastObject,
  BroadcastReach,
  BroadcastsArguments,
} from './broadcast.type.js';

@Resolver()
export class BroadcastResolver {
  readonly #broadcasts: BroadcastService;

  constructor(broadcasts: BroadcastService) {
    this.#broadcasts = broadcasts;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BroadcastConnection, {
    description:
      'The broadcasts of one company, the newest first; needs `broadcast.view`. Errors: FORBIDDEN, NOT_FOUND (another company), BAD_USER_INPUT.',
  })
  async broadcasts(
    @Args(() => BroadcastsArguments) { filter, ...page }: BroadcastsArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastConnection> {
    const list = await this.#broadcasts.list(request, page, filter?.companyId);
    return toConnection(list, presentBroadcast);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BroadcastObject, {
    description: 'One broadcast; needs `broadcast.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async broadcast(
    @Arg('id', () => ID, { description: 'The broadcast.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastObject> {
    return presentBroadcast(await this.#broadcasts.find(request, id));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BroadcastRecipientConnection, {
    description:
      'The recipients of a broadcast by name, with what became of each; needs `broadcast.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async broadcastRecipients(
    @Args(() => BroadcastRecipientsArguments)
    { broadcastId, filter, ...page }: BroadcastRecipientsArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastRecipientConnection> {
    const list = await this.#broadcasts.recipients(request, broadcastId, {
      page,
      status: filter?.status,
      isRead: filter?.isRead,
    });
    return toConnection(list, (recipient) => recipient);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BroadcastReach, {
    description:
      'How many people a choice reaches now; needs `broadcast.create`. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  async broadcastReach(
    @Arg('input', () => BroadcastReachInput, { description: 'The choice.' })
    input: BroadcastReachInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastReach> {
    return this.#broadcasts.reach(request, input);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => BroadcastPreview, {
    description:
      'A broadcast as one person reads it; needs `broadcast.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async broadcastPreview(
    @Arg('id', () => ID, { description: 'The broadcast.' }) id: string,
    @Arg('endUserId', () => ID, {
      nullable: true,
      description:
        'The person; if missing, the first by name of those who get it. NOT_FOUND if none does.',
    })
    endUserId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastPreview> {
    return this.#broadcasts.preview(request, id, endUserId);
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BroadcastPayload, {
    description:
      'Adds a draft; needs `broadcast.create`. Errors: BAD_USER_INPUT with `fields` (unknown placeholders too), FORBIDDEN, NOT_FOUND (company).',
  })
  async createBroadcast(
    @Arg('input', () => CreateBroadcastInput, { description: 'The draft.' })
    input: CreateBroadcastInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastPayload> {
    const broadcast = presentBroadcast(await this.#broadcasts.create(request, input));
    return { message: 'Draft added', broadcast };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BroadcastPayload, {
    description:
      'Changes a draft; needs `broadcast.create`. Errors: BAD_USER_INPUT with `fields`, CONFLICT (no draft any more), FORBIDDEN, NOT_FOUND.',
  })
  async updateBroadcast(
    @Arg('input', () => UpdateBroadcastInput, { description: 'The draft.' })
    input: UpdateBroadcastInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastPayload> {
    const broadcast = presentBroadcast(await this.#broadcasts.update(request, input));
    return { message: 'Draft changed', broadcast };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes a draft; needs `broadcast.create`. Errors: CONFLICT (no draft any more), FORBIDDEN, NOT_FOUND.',
  })
  async deleteBroadcast(
    @Arg('input', () => DeleteInput, { description: 'The draft.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    return { message: 'Draft deleted', deletedId: await this.#broadcasts.delete(request, id) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => MessagePayload, {
    description:
      'Mails a broadcast to the caller alone, as one person would read it but marked as a test; needs `broadcast.create` and `broadcast.view`. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async testBroadcast(
    @Arg('input', () => TestBroadcastInput, { description: 'The broadcast.' })
    { id, endUserId }: TestBroadcastInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<MessagePayload> {
    return { message: `Sent to ${await this.#broadcasts.test(request, id, endUserId)}` };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BroadcastPayload, {
    description:
      'Sends a draft, now or later; needs `broadcast.send`. Errors: BAD_USER_INPUT (time), CONFLICT (not a draft, no recipients, too many in a day), FORBIDDEN, NOT_FOUND.',
  })
  async sendBroadcast(
    @Arg('input', () => SendBroadcastInput, { description: 'The draft.' })
    { id, at }: SendBroadcastInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastPayload> {
    const broadcast = presentBroadcast(await this.#broadcasts.send(request, id, at));
    return { message: at ? 'Message scheduled' : 'Message is being sent', broadcast };
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Mutation(() => BroadcastPayload, {
    description:
      'Stops a broadcast: mails that are not out are not sent. Needs `broadcast.send`. Errors: CONFLICT (all are out), FORBIDDEN, NOT_FOUND.',
  })
  async cancelBroadcast(
    @Arg('input', () => CancelBroadcastInput, { description: 'The broadcast.' })
    { id }: CancelBroadcastInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<BroadcastPayload> {
    const broadcast = presentBroadcast(await this.#broadcasts.cancel(request, id));
    return { message: 'Message stopped', broadcast };
  }
}
