import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../../platform/graphql/index.js';
import type { CaseState } from '../case.entity.js';
import { CaseStateEnum } from '../case-enums.type.js';

@ObjectType({
  description: 'A file of a case that its tenant or owner may see.',
  simpleResolvers: true,
})
export class ChatCaseFile {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'What it is called.' })
  originalName!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  fileSize!: number;

  @Field({ description: 'Media type of its content.' })
  mimeType!: string;

  @Field({ description: 'Path under which it is downloaded.' })
  url!: string;

  @Field({ description: 'Whether the tenant or owner has sent it.' })
  isOwn!: boolean;
}

@ObjectType({
  description: 'A case as a tenant or owner sees it who was told of it.',
  simpleResolvers: true,
})
export class ChatCase {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Its number at the company.' })
  number!: number;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Field(() => CaseStateEnum, { description: 'What has become of it.' })
  state!: CaseState;

  @Field({
    description:
      'Whether it is my own; of a case that others have reported too, I see what it is about and its state alone.',
  })
  isOwn!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'The answer below which I have reported it; null where the company made it.',
  })
  answerId?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The appointment to which both sides have agreed, unless it is over.',
  })
  appointmentAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it may begin; null where the appointment is one moment.',
  })
  appointmentUntil?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the craftsman has reported about the work, once the company shows it.',
  })
  report?: string | null;

  @Field(() => [ChatCaseFile], {
    description: 'What I have sent, and what the company shows me, in the order in which it came.',
  })
  files!: ChatCaseFile[];
}

@InputType({ description: 'Damage that a tenant or owner reports.' })
export class ReportChatCaseInput {
  @Field(() => ID, {
    description:
      'The answer that offers it (`guidance.offersCase`); the same twice is the same case.',
  })
  answerId!: string;

  @Field({ description: 'What is damaged, at most 2,000 characters.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where, at most 300 characters, such as the room; my address is put behind it.',
  })
  place?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day on which I saw it first, as `2026-11-30`; not in the future.',
  })
  noticedOn?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Files that I have sent in the conversation and that go along.',
  })
  attachmentIds?: string[] | null;
}

@InputType({ description: 'A case that is not done after all.' })
export class ReopenChatCaseInput {
  @Field(() => ID, { description: 'The case; one of my own.' })
  id!: string;

  @Field({ description: 'What is left to do, at most 2,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'Result of doing something with my own case.' })
export class ChatCasePayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => ChatCase, { description: 'The case as it is now.' })
  case!: ChatCase;
}
