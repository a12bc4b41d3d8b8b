import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node, PageArguments, PageInfo } from '../../../platform/graphql/index.js';

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

@ObjectType({ description: 'A use case and its cursor.' })
export class UseCaseEdge {
  @Field({ description: 'Pass it as `after` for what follows.' })
  cursor!: string;

  @Field(() => UseCaseType, { description: 'The use case.' })
  node!: UseCaseType;
}

@ObjectType({ description: 'A page of use cases.' })
export class UseCaseConnection {
  @Field(() => [UseCaseEdge], { description: 'Use cases of this page.' })
  edges!: UseCaseEdge[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of use cases that the filter leaves.' })
  totalCount!: number;
}

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
