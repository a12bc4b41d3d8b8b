import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { externalIdInput, externalIdOf } from '../../../platform/external-ids/index.js';
import { Node, withMessage } from '../../../platform/graphql/index.js';

@ObjectType({ description: 'A home in a building.', simpleResolvers: true, implements: Node })
export class Flat {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { description: 'The building.' })
  buildingId!: string;

  @Field({ description: 'Number or place, as it stands with its people.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Floor; null if it is not known.' })
  floor!: string | null;

  @Field(() => String, externalIdOf('it'))
  externalId!: string | null;

  @Field(() => Int, { description: 'Number of its tenants.' })
  tenantCount!: number;

  @Field(() => Int, { description: 'Number of its owners.' })
  ownerCount!: number;
}

@InputType({ description: 'A flat to add.' })
export class CreateFlatInput {
  @Field(() => ID, { description: 'The building.' })
  buildingId!: string;

  @Field({ description: 'Number or place, at most 50 characters.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Floor, at most 50 characters.' })
  floor?: string | null;

  @Field(() => String, externalIdInput('it'))
  externalId?: string | null;
}

@InputType({ description: 'A flat as it shall be from now on.' })
export class UpdateFlatInput {
  @Field(() => ID, { description: 'The flat.' })
  id!: string;

  @Field({ description: 'Number or place, at most 50 characters.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Floor, at most 50 characters.' })
  floor?: string | null;

  @Field(() => String, externalIdInput('it'))
  externalId?: string | null;
}

@ObjectType({ description: 'A flat that was added or changed.' })
export class FlatPayload extends withMessage() {
  @Field(() => Flat, { description: 'The flat as it is now.' })
  flat!: Flat;
}
