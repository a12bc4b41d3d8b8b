import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node, PageArguments } from '../../../platform/graphql/index.js';

@ObjectType('UseCase', {
  description: "One question with its answer from the prompt file that a company's assistant uses.",
  simpleResolvers: true,
  implements: Node,
})
export class UseCaseType {
  @Field(() => ID, { description: 'Opaque id; another one after the next prompt file.' })
  id!: string;

  @Field({ description: 'What it is about.' })
  title!: string;

  @Field({ description: 'What the assistant answers from; may have several lines.' })
  text!: string;

  @Field(() => Int, { description: 'Wordings that lead to it.' })
  acceptedCount!: number;

  @Field(() => Int, { description: 'Proposed wordings that were not reviewed yet.' })
  proposedCount!: number;
}

@ObjectType({ description: 'A page of use cases.' })
export class UseCaseConnection extends connectionOf<UseCaseType>('UseCase', () => UseCaseType, {
  edge: 'A use case and its cursor.',
  node: 'The use case.',
  edges: 'Use cases of this page.',
  totalCount: 'Number of use cases that the filter leaves.',
}) {}

@InputType('UseCaseFilter', { description: 'Which use cases a list has.' })
export class UseCaseFilterInput {
  @Field(() => ID, { nullable: true, description: "The actor's own company if missing." })
  companyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of title or text.' })
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for those with proposed wordings that were not reviewed yet.',
  })
  onlyProposed?: boolean | null;
}

@ArgsType()
export class UseCasesArguments extends PageArguments {
  @Field(() => UseCaseFilterInput, {
    nullable: true,
    description: "All of the actor's company if missing.",
  })
  filter?: UseCaseFilterInput | null;
}
