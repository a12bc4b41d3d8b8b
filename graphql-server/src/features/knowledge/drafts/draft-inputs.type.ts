import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../../platform/graphql/index.js';
import type { Audience } from '../splitting/use-case-terms.js';
import {
  DraftMoveEnum,
  DraftUseCaseType,
  KnowledgeDraftType,
  UseCaseAudience,
} from './draft.type.js';
import type { DraftMove } from './draft-views.js';

@InputType({ description: 'The company whose draft is begun.' })
export class StartKnowledgeDraftInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;
}

@InputType({ description: 'A draft to give up.' })
export class DiscardKnowledgeDraftInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => Int, { description: 'The revision of the draft that was seen.' })
  revision!: number;
}

@InputType({ description: 'What a use case says, when and for whom.' })
export class DraftContentInput {
  @Field({ description: 'One line, at most 200 characters; marks of Markdown are taken off.' })
  title!: string;

  @Field({ description: 'Markdown, at most 50,000 characters. A heading `##` becomes `###`.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'First day, such as `2026-12-01`; from now on if missing.',
  })
  validFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last day, such as `2027-03-31`; for good if missing.',
  })
  validUntil?: string | null;

  @Field(() => UseCaseAudience, { defaultValue: 'ALL', description: 'Who is answered from it.' })
  audience!: Audience;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Buildings of the company whose people alone are answered from it, at most 50; all people if there are none.',
  })
  buildingIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20 wordings that lead to it once it is published.',
  })
  wordings?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Unanswered questions that are done once it is published; at most 500.',
  })
  questionIds?: string[] | null;
}

@InputType({ description: 'A new use case for the draft.' })
export class AddDraftUseCaseInput extends DraftContentInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;
}

@InputType({ description: 'A use case of the draft as it is to be.' })
export class ChangeDraftUseCaseInput extends DraftContentInput {
  @Field(() => ID, { description: 'The use case of the draft.' })
  id!: string;

  @Field(() => Int, { description: 'The revision of it that was seen.' })
  revision!: number;
}

@InputType({ description: 'A use case to take out of the draft, or back into it.' })
export class SetDraftUseCaseRemovedInput {
  @Field(() => ID, { description: 'The use case of the draft.' })
  id!: string;

  @Field(() => Int, { description: 'The revision of it that was seen.' })
  revision!: number;

  @Field({ description: 'False to take it back.' })
  removed!: boolean;
}

@InputType({ description: 'A use case to move to another place in the draft.' })
export class MoveDraftUseCaseInput {
  @Field(() => ID, { description: 'The use case of the draft.' })
  id!: string;

  @Field(() => DraftMoveEnum, { description: 'Where to.' })
  to!: DraftMove;
}

@ObjectType({ description: 'A draft that was begun.' })
export class KnowledgeDraftPayload extends withMessage() {
  @Field(() => KnowledgeDraftType, { description: 'The draft as it is now.' })
  draft!: KnowledgeDraftType;
}

@ObjectType({ description: 'A use case of a draft that was written.' })
export class DraftUseCasePayload extends withMessage() {
  @Field(() => DraftUseCaseType, { description: 'The use case as it is now.' })
  useCase!: DraftUseCaseType;
}
