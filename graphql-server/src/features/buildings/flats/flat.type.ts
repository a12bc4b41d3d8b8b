import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  externalIdInput,
  externalIdOf,
  OUTCOME,
  type UpsertOutcome,
  UpsertOutcomeEnum,
} from '../../../platform/external-ids/index.js';
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

@InputType({ description: 'A flat as another system has it; without a floor it has none.' })
export class UpsertFlatInput extends CreateFlatInput {
  @Field(() => String, {
    description:
      "What the company's other system calls it, at most 100 characters. The flat that has it is changed; else the one with this label in the building gets it if it has none; else one is added.",
  })
  declare externalId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;
}

@ObjectType({ description: 'A flat that was added or changed.' })
export class FlatPayload extends withMessage() {
  @Field(() => Flat, { description: 'The flat as it is now.' })
  flat!: Flat;
}

@ObjectType({ description: 'A flat that is as another system has it.' })
export class UpsertFlatPayload extends FlatPayload {
  @Field(() => UpsertOutcomeEnum, OUTCOME)
  outcome!: UpsertOutcome;
}
