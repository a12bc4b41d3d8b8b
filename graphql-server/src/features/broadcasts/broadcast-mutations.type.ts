import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { withMessage } from '../../platform/graphql/index.js';
import { BroadcastAudienceInput, BroadcastKindEnum, BroadcastObject } from './broadcast.type.js';
import type { BroadcastKind } from './broadcast.entity.js';

@InputType({ description: 'What a broadcast says, and to whom.' })
class BroadcastContentInput {
  @Field(() => BroadcastKindEnum, { description: 'What it is about.' })
  kind!: BroadcastKind;

  @Field({ description: 'Subject, at most 200 characters; may have placeholders.' })
  subject!: string;

  @Field({
    description:
      'Markdown, at most 10,000 characters. Placeholders: `{{firstName}}`, `{{lastName}}`, `{{fullName}}`, `{{address}}`, `{{apartmentNumber}}`, `{{companyName}}`, `{{companyPhone}}`.',
  })
  text!: string;

  @Field(() => BroadcastAudienceInput, { description: 'Whom it is for.' })
  audience!: BroadcastAudienceInput;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day in Germany on which it matters, as `2026-11-24`: after it the chat does not show it any more, and the assistant tells it only to those who ask about what was. None if missing.',
  })
  validUntil?: string | null;
}

@InputType({ description: 'A draft to add.' })
export class CreateBroadcastInput extends BroadcastContentInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;
}

@InputType({ description: 'A draft as it shall be from now on.' })
export class UpdateBroadcastInput extends BroadcastContentInput {
  @Field(() => ID, { description: 'The draft.' })
  id!: string;
}

@InputType({ description: 'A draft to send.' })
export class SendBroadcastInput {
  @Field(() => ID, { description: 'The draft.' })
  id!: string;

  @Field(() => Date, { nullable: true, description: 'When; at once if missing or past.' })
  at?: Date | null;
}

@InputType({ description: 'A broadcast to stop.' })
export class CancelBroadcastInput {
  @Field(() => ID, { description: 'The broadcast.' })
  id!: string;
}

@InputType({ description: 'A broadcast to try.' })
export class TestBroadcastInput {
  @Field(() => ID, { description: 'The broadcast.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'As this person would read it; as the first one by name if missing.',
  })
  endUserId?: string | null;
}

@InputType({ description: 'A choice of people to count.' })
export class BroadcastReachInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => BroadcastKindEnum, { description: 'What the message is about.' })
  kind!: BroadcastKind;

  @Field(() => BroadcastAudienceInput, { description: 'Whom it is for.' })
  audience!: BroadcastAudienceInput;
}

@ObjectType({ description: 'A broadcast as one person reads it.', simpleResolvers: true })
export class BroadcastPreview {
  @Field({ description: 'Name of the person.' })
  recipient!: string;

  @Field({ description: 'Subject, filled in.' })
  subject!: string;

  @Field({ description: 'Markdown, filled in.' })
  text!: string;
}

@ObjectType({ description: 'A broadcast that was added, changed, sent or stopped.' })
export class BroadcastPayload extends withMessage() {
  @Field(() => BroadcastObject, { description: 'The broadcast as it is now.' })
  broadcast!: BroadcastObject;
}
