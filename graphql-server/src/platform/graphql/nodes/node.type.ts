import { Field, ID, InterfaceType } from 'type-graphql';

/** A thing with an id of its own; object types declare it by `implements: Node`. */
@InterfaceType({
  description: 'A thing with an id of its own, by which `node` finds it again.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque id; no two things have the same.' })
  id!: string;
}
