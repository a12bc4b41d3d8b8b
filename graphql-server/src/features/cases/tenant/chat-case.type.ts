import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CaseState } from '../case.entity.js';
import { CaseStateEnum } from '../case-enums.type.js';

@ObjectType({ description: 'A case as its tenant or owner sees it.', simpleResolvers: true })
export class ChatCase {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Its number at the company.' })
  number!: number;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Field(() => CaseStateEnum, { description: 'What has become of it.' })
  state!: CaseState;

  @Field(() => Date, {
    nullable: true,
    description: 'The appointment to which both sides have agreed, unless it is over.',
  })
  appointmentAt?: Date | null;
}
