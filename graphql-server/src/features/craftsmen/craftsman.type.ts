import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { FIT_FOR_PEOPLE, withMessage } from '../../platform/graphql/index.js';

@ObjectType('Craftsman', {
  description: 'A craftsman or firm that a company gives its cases to.',
  simpleResolvers: true,
})
export class CraftsmanType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Name of the person or firm; a company has each only once.' })
  name!: string;

  @Field({ description: 'What they do, e.g. `Sanitär`; empty if it was not said.' })
  trade!: string;

  @Field({ description: 'Where links to cases are mailed; empty if it is not known.' })
  email!: string;

  @Field({ description: 'Telephone number; empty if it is not known.' })
  phone!: string;

  @Field({ description: 'What colleagues tell each other about them; craftsmen never see it.' })
  note!: string;

  @Field(() => Date, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@InputType()
abstract class CraftsmanFieldsInput {
  @Field({ description: 'Name of the person or firm, at most 200 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What they do, at most 100 characters; empty if it is left out.',
  })
  trade?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; empty if it is left out.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number, at most 50 characters; empty if it is left out.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What colleagues should know, at most 1,000 characters; empty if it is left out.',
  })
  note?: string | null;
}

@InputType({ description: 'A craftsman to add.' })
export class CreateCraftsmanInput extends CraftsmanFieldsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;
}

@InputType({ description: 'A craftsman as they are to be kept.' })
export class UpdateCraftsmanInput extends CraftsmanFieldsInput {
  @Field(() => ID, { description: 'The craftsman.' })
  id!: string;
}

@ObjectType({ description: 'Result of adding or changing a craftsman.' })
export class CraftsmanPayload extends withMessage(FIT_FOR_PEOPLE) {
  @Field(() => CraftsmanType, { description: 'The craftsman as they are kept now.' })
  craftsman!: CraftsmanType;
}
