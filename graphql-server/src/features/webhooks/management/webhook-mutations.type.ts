import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import { WebhookDeliveryFilter, WebhookDeliveryType } from './webhook-delivery.type.js';
import type { WebhookEventName } from '../event-types.js';
import { WebhookEventType, WebhookType } from './webhook.type.js';

@InputType({ description: 'A new endpoint.' })
export class CreateWebhookInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Whose events it gets. Administrators: all companies if missing. Company users: their own.',
  })
  companyId?: string | null;

  @Field({
    description:
      'Address that is reachable from the internet: https (http outside production), port 80, 443, 8080 or 8443, no user name or password; at most 2000 characters.',
  })
  url!: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'What it is for, at most 200 characters.',
  })
  description?: string | null;

  @Field(() => [WebhookEventType], { description: 'What it is told of, at least one.' })
  events!: WebhookEventName[];
}

@InputType({ description: 'What shall become different about an endpoint; the rest stays.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The endpoint.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where events are sent, by the same rules as at creation; unchanged if missing.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is for, at most 200 characters; unchanged if missing.',
  })
  description?: string | null;

  @Field(() => [WebhookEventType], { nullable: true, description: 'What it is told of.' })
  events?: WebhookEventName[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'False switches it off: deliveries that wait fail. True switches it on, also after the platform switched it off; what happened meanwhile is not sent.',
  })
  isActive?: boolean | null;
}

@InputType({ description: 'The endpoint that shall have another secret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The endpoint.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 24,
    description:
      'Hours, 0 to 168, for which bodies are signed with the secret before as well; 0 ends it at once.',
  })
  graceHours?: number | null;
}

@InputType({ description: 'The endpoint to try.' })
export class TestWebhookInput {
  @Field(() => ID, { description: 'The endpoint.' })
  id!: string;
}

@InputType({ description: 'The delivery to send again.' })
export class ReplayWebhookDeliveryInput {
  @Field(() => ID, { description: 'The delivery.' })
  id!: string;
}

@InputType({ description: 'The endpoint, and which of its deliveries to send again.' })
export class ReplayWebhookDeliveriesInput {
  @Field(() => ID, { description: 'The endpoint.' })
  id!: string;

  @Field(() => WebhookDeliveryFilter, {
    description: 'As in the list of deliveries; an empty one means all of the last 30 days.',
  })
  filter!: WebhookDeliveryFilter;
}

@ObjectType({ description: 'An endpoint and its new secret.' })
export class WebhookSecretPayload extends withMessage() {
  @Field(() => WebhookType, { description: 'The endpoint as it is now.' })
  webhook!: WebhookType;

  @Field({ description: 'The secret, beginning with `whsec_`; told this once.' })
  secret!: string;
}

@ObjectType({ description: 'An endpoint that has been changed.' })
export class WebhookPayload extends withMessage() {
  @Field(() => WebhookType, { description: 'The endpoint as it is now.' })
  webhook!: WebhookType;
}

@ObjectType({ description: 'A delivery that has been put on its way.' })
export class WebhookDeliveryPayload extends withMessage() {
  @Field(() => WebhookDeliveryType, { description: 'The delivery, not attempted yet.' })
  delivery!: WebhookDeliveryType;
}

@ObjectType({ description: 'Deliveries that have been put on their way.' })
export class WebhookDeliveriesPayload extends withMessage() {
  @Field(() => Int, { description: 'How many events are sent again.' })
  count!: number;
}
