import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  externalIdInput,
  OUTCOME,
  type UpsertOutcome,
  UpsertOutcomeEnum,
} from '../../platform/external-ids/index.js';
import { withMessage } from '../../platform/graphql/index.js';
import { BuildingObject } from './building.type.js';

@InputType({ description: 'What is said about a building.' })
class BuildingDetailsInput {
  @Field(() => String, {
    nullable: true,
    description: 'What the company calls it, at most 100 characters.',
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Postcode, at most 20 characters.' })
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: 'City, at most 100 characters.' })
  city?: string | null;

  @Field(() => String, externalIdInput('it'))
  externalId?: string | null;
}

@InputType({ description: 'A building to add.' })
export class CreateBuildingInput extends BuildingDetailsInput {
  @Field({ description: 'Street and number, at most 300 characters.' })
  street!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;
}

@InputType({
  description:
    'A building as it shall be from now on. What is left out stays; null takes the name, postcode, city or external id away.',
})
export class UpdateBuildingInput extends BuildingDetailsInput {
  @Field(() => ID, { description: 'The building.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Street and number, at most 300 characters.',
  })
  street?: string | null;
}

@InputType({
  description:
    'A building as another system has it. What is left out stays; null takes the name, postcode or city away.',
})
export class UpsertBuildingInput extends CreateBuildingInput {
  @Field(() => String, {
    description:
      "What the company's other system calls it, at most 100 characters. The building that has it is changed; else the one at this address gets it if it has none; else one is added.",
  })
  declare externalId: string;
}

@InputType({ description: 'Two buildings of one company that are the same house.' })
export class MergeBuildingsInput {
  @Field(() => ID, { description: 'The building that goes.' })
  id!: string;

  @Field(() => ID, { description: 'The building that stays, with its name and address.' })
  intoId!: string;
}

@ObjectType({ description: 'A building that was added, changed or merged.' })
export class BuildingPayload extends withMessage() {
  @Field(() => BuildingObject, { description: 'The building as it is now.' })
  building!: BuildingObject;
}

@ObjectType({ description: 'A building that is as another system has it.' })
export class UpsertBuildingPayload extends BuildingPayload {
  @Field(() => UpsertOutcomeEnum, OUTCOME)
  outcome!: UpsertOutcome;
}
