import { GraphQLJSON } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node, PageArguments, RefusalType } from '../../../platform/graphql/index.js';
import type { WebhookEventName } from '../event-types.js';
import { WebhookDeliveryStatus, WebhookEventType } from './webhook.type.js';

@ObjectType('WebhookDelivery', {
  description: 'One event on its way to one endpoint. Kept for 30 days.',
  implements: Node,
})
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, {
    description:
      'Id of the event: the same at every attempt and when it is sent again, so receivers can drop what they have seen.',
  })
  eventId!: string;

  @Field({ description: 'Name of the event on the wire, such as `conversation.ended`.' })
  eventType!: string;

  @Field(() => WebhookDeliveryStatus, { description: 'What became of it.' })
  status!: WebhookDeliveryStatus;

  @Field(() => Int, { description: 'Attempts so far.' })
  attempts!: number;

  @Field(() => Date, { description: 'When it was put on its way.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last attempt began; null before the first one.',
  })
  lastAttemptAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the next attempt begins; null if there is none.',
  })
  nextAttemptAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the last answer; null if there was none.',
  })
  responseStatus?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Milliseconds that the last attempt took; null before the first one.',
  })
  durationMs?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What went wrong last, in a sentence; null if nothing did.',
  })
  error?: string | null;

  @Field(() => RefusalType, { nullable: true, description: 'The reason of `error`, for programs.' })
  refusal?: RefusalType | null;

  @Field(() => GraphQLJSON, { description: 'The body that is sent: an object.' })
  payload!: unknown;
}

@ObjectType({ description: 'A page of deliveries, the newest first.' })
export class WebhookDeliveryConnection extends connectionOf<WebhookDeliveryType>(
  'WebhookDelivery',
  () => WebhookDeliveryType,
  {
    edge: 'A delivery and its cursor.',
    node: 'The delivery.',
    edges: 'Deliveries of this page.',
    totalCount: 'Number of deliveries that the filter leaves.',
  },
) {}

@InputType({ description: 'Which deliveries a list has.' })
export class WebhookDeliveryFilter {
  @Field(() => WebhookDeliveryStatus, { nullable: true, description: 'Only with this status.' })
  status?: WebhookDeliveryStatus | null;

  @Field(() => [WebhookEventType], { nullable: true, description: 'Only of these events.' })
  events?: WebhookEventName[] | null;

  @Field(() => Date, { nullable: true, description: 'Put on their way not before this moment.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Put on their way before this moment.' })
  to?: Date | null;
}

@ArgsType()
export class WebhookDeliveriesArguments extends PageArguments {
  @Field(() => ID, { description: 'The endpoint.' })
  webhookId!: string;

  @Field(() => WebhookDeliveryFilter, { nullable: true, description: 'All if missing.' })
  filter?: WebhookDeliveryFilter | null;
}
