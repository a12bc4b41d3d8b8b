import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Cursor of the first entry.' })
  startCursor?: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry.' })
  endCursor?: string | null;

  @Field({ description: 'Whether entries follow.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether entries come before.' })
  hasPreviousPage!: boolean;
}
