import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  connectionOf,
  namedEnum,
  Node,
  PageArguments,
  RefusalType,
} from '../../../platform/graphql/index.js';
import { CompanyReference } from '../../companies/index.js';
import { WEBHOOK_EVENT_TEXTS, type WebhookEventName } from '../event-types.js';

/** Events as GraphQL calls them; the values are their names on the wire. */
export const WebhookEventType = namedEnum(
  'WebhookEventType',
  'What an endpoint can be told of. On the wire the names are small, with a point.',
  Object.fromEntries(
    Object.entries(WEBHOOK_EVENT_TEXTS).map(([name, text]) => [name, `\`${name}\`: ${text}`]),
  ) as Record<WebhookEventName, string>,
);

/** What became of a delivery. */
export const WebhookDeliveryStatus = namedEnum(
  'WebhookDeliveryStatus',
  'What became of an event on its way to an endpoint.',
  {
    PENDING: 'It waits for its first or next attempt.',
    DELIVERED: 'The receiver has answered with a status from 200 to 299.',
    FAILED: 'No attempt follows; it can be sent again by hand.',
  },
);
export type WebhookDeliveryStatus = (typeof WebhookDeliveryStatus)[string];

@ObjectType('Webhook', {
  description: 'An address that is told of events by signed requests.',
  implements: Node,
})
export class WebhookType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Where events are sent by POST.' })
  url!: string;

  @Field({ description: 'What it is for, in the words of who added it; may be empty.' })
  description!: string;

  @Field(() => CompanyReference, {
    nullable: true,
    description: 'The company whose events it gets; null for the events of all companies.',
  })
  managingCompany?: CompanyReference | null;

  @Field(() => [WebhookEventType], { description: 'What it is told of.' })
  events!: WebhookEventName[];

  @Field({ description: 'Whether events are sent to it.' })
  isActive!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the platform has switched it off; null while it is on, or if a person did.',
  })
  disabledReason?: string | null;

  @Field(() => RefusalType, {
    nullable: true,
    description: 'The reason of `disabledReason`, for programs.',
  })
  disabledRefusal?: RefusalType | null;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When an event was last sent to it; null if never.',
  })
  lastDeliveryAt?: Date | null;

  @Field(() => WebhookDeliveryStatus, {
    nullable: true,
    description: 'What became of that: PENDING if it failed and is going to be sent again.',
  })
  lastDeliveryStatus?: WebhookDeliveryStatus | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'After a rotation: until when bodies are signed with the secret before as well. Null otherwise.',
  })
  previousSecretValidUntil?: Date | null;
}

@ObjectType({ description: 'A page of endpoints, the newest first.' })
export class WebhookConnection extends connectionOf<WebhookType>('Webhook', () => WebhookType, {
  edge: 'An endpoint and its cursor.',
  node: 'The endpoint.',
  edges: 'Endpoints of this page.',
  totalCount: 'Number of endpoints of the owner.',
}) {}

@InputType({ description: 'Which endpoints a list has.' })
export class WebhookFilter {
  @Field(() => ID, {
    nullable: true,
    description:
      "For administrators: the company whose endpoints are listed; those for all companies if missing. Company users see their own company's.",
  })
  companyId?: string | null;
}

@ArgsType()
export class WebhooksArguments extends PageArguments {
  @Field(() => WebhookFilter, { nullable: true, description: 'Which endpoints.' })
  filter?: WebhookFilter | null;
}
