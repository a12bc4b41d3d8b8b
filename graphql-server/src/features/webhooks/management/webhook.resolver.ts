import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  type GraphqlContext,
  DeleteInput,
  DeletePayload,
  toConnection,
} from '../../../platform/graphql/index.js';
import type { WebhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookDeliveriesArguments, WebhookDeliveryConnection } from './webhook-delivery.type.js';
import {
  CreateWebhookInput,
  ReplayWebhookDeliveriesInput,
  ReplayWebhookDeliveryInput,
  RotateWebhookSecretInput,
  TestWebhookInput,
  UpdateWebhookInput,
  WebhookDeliveriesPayload,
  WebhookDeliveryPayload,
  WebhookPayload,
  WebhookSecretPayload,
} from './webhook-mutations.type.js';
import { presentDelivery, presentWebhook } from './webhook.presenter.js';
import type { WebhookService } from './webhook.service.js';
import { WebhookType, WebhookConnection, WebhooksArguments } from './webhook.type.js';

@Resolver()
export class WebhookResolver {
  readonly #webhooks: WebhookService;
  readonly #deliveries: WebhookDeliveries;

  constructor(webhooks: WebhookService, deliveries: WebhookDeliveries) {
    this.#webhooks = webhooks;
    this.#deliveries = deliveries;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => WebhookConnection, {
    description:
      'Endpoints, the newest first. For administrators, and company administrators at their own company. Errors: FORBIDDEN, NOT_FOUND (another company), BAD_USER_INPUT.',
  })
  async webhooks(
    @Args(() => WebhooksArguments) { filter, ...page }: WebhooksArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookConnection> {
    const list = await this.#webhooks.list(request, { companyId: filter?.companyId, page });
    return toConnection(list, presentWebhook);
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => WebhookType, {
    description:
      'One endpoint. For administrators, and company administrators at their own company. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async webhook(
    @Arg('id', () => ID, { description: 'The endpoint.' }) id: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookType> {
    return presentWebhook(await this.#webhooks.find(request, id));
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => WebhookDeliveryConnection, {
    description:
      'What was sent to an endpoint during the last 30 days, the newest first. Errors: FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  async webhookDeliveries(
    @Args(() => WebhookDeliveriesArguments)
    { webhookId, filter, ...page }: WebhookDeliveriesArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookDeliveryConnection> {
    const list = await this.#deliveries.list(request, webhookId, { filter: filter ?? {}, page });
    return toConnection(list, presentDelivery);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WebhookSecretPayload, {
    description:
      'Adds an endpoint, which is on at once; an owner may have 20. The secret is told this once. Errors: BAD_USER_INPUT with `fields`, CONFLICT (too many), FORBIDDEN, NOT_FOUND.',
  })
  async createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The endpoint.' })
    input: CreateWebhookInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookSecretPayload> {
    const { webhook, secret } = await this.#webhooks.create(request, input);
    return { message: 'Webhook created successfully', webhook: presentWebhook(webhook), secret };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WebhookPayload, {
    description:
      'Changes an endpoint, or switches it off or on. Errors: BAD_USER_INPUT with `fields`, FORBIDDEN, NOT_FOUND.',
  })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'What shall be different.' })
    { id, ...input }: UpdateWebhookInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookPayload> {
    const webhook = await this.#webhooks.update(request, id, input);
    return { message: 'Webhook updated successfully', webhook: presentWebhook(webhook) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DeletePayload, {
    description:
      'Deletes an endpoint with its deliveries; those that wait are not sent. Errors: FORBIDDEN, NOT_FOUND.',
  })
  async deleteWebhook(
    @Arg('input', () => DeleteInput, { description: 'The endpoint.' })
    { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    await this.#webhooks.delete(request, id);
    return { message: 'Webhook deleted successfully', deletedId: id };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WebhookSecretPayload, {
    description:
      'Gives an endpoint another secret, told this once. Until the grace ends, bodies carry signatures of both. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND.',
  })
  async rotateWebhookSecret(
    @Arg('input', () => RotateWebhookSecretInput, { description: 'The endpoint.' })
    { id, graceHours }: RotateWebhookSecretInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookSecretPayload> {
    const { webhook, secret } = await this.#webhooks.rotateSecret(request, id, { graceHours });
    return { message: 'Secret rotated successfully', webhook: presentWebhook(webhook), secret };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'Sends `webhook.test` to an endpoint; look at its deliveries for what became of it. Errors: CONFLICT (switched off), RATE_LIMITED, FORBIDDEN, NOT_FOUND.',
  })
  async testWebhook(
    @Arg('input', () => TestWebhookInput, { description: 'The endpoint.' })
    { id }: TestWebhookInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookDeliveryPayload> {
    const delivery = await this.#deliveries.test(request, id);
    return { message: 'Test event is on its way', delivery: presentDelivery(delivery) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'Sends the event of a delivery to its endpoint once more, as a new delivery with the same event id. Errors: CONFLICT (switched off), RATE_LIMITED, FORBIDDEN, NOT_FOUND.',
  })
  async replayWebhookDelivery(
    @Arg('input', () => ReplayWebhookDeliveryInput, { description: 'The delivery.' })
    { id }: ReplayWebhookDeliveryInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookDeliveryPayload> {
    const delivery = await this.#deliveries.replay(request, id);
    return { message: 'Event is on its way again', delivery: presentDelivery(delivery) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => WebhookDeliveriesPayload, {
    description:
      'Sends the events of all deliveries that the filter leaves once more, each once and with its event id, at most 10,000. What is still on its way is left out. Errors: BAD_USER_INPUT (too many), CONFLICT (switched off), RATE_LIMITED, FORBIDDEN, NOT_FOUND.',
  })
  async replayWebhookDeliveries(
    @Arg('input', () => ReplayWebhookDeliveriesInput, { description: 'Which deliveries.' })
    { id, filter }: ReplayWebhookDeliveriesInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<WebhookDeliveriesPayload> {
    const count = await this.#deliveries.replayAll(request, id, filter);
    return { message: 'Events are on their way again', count };
  }
}
