import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { externalIdFilter, externalIdOf } from '../../platform/external-ids/index.js';
import {
  connectionOf,
  namedEnum,
  Node,
  PageArguments,
  SortDirection,
} from '../../platform/graphql/index.js';
import { CompanyReference } from '../companies/index.js';

/** What buildings can be sorted by. */
export const BuildingSortField = namedEnum('BuildingSortField', 'What buildings are sorted by.', {
  STREET: 'Street and number, without regard to case.',
  NAME: 'Name, those without one first; then street.',
  CREATED_AT: 'When the building was added.',
});
export type BuildingSortField = (typeof BuildingSortField)[string];

@ObjectType('Building', {
  description: 'A house that a company manages.',
  simpleResolvers: true,
  implements: Node,
})
export class BuildingObject {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the company calls it; null if it has no name.',
  })
  name!: string | null;

  @Field({
    description: 'Street and number; the whole address where no postcode was found in it.',
  })
  street!: string;

  @Field(() => String, { nullable: true, description: 'Postcode; null if it is not known.' })
  postcode!: string | null;

  @Field(() => String, { nullable: true, description: 'City; null if it is not known.' })
  city!: string | null;

  @Field({ description: 'Street, postcode and city in one line.' })
  address!: string;

  @Field(() => String, externalIdOf('it'))
  externalId!: string | null;

  @Field(() => Int, { description: 'Number of flats that are known.' })
  flatCount!: number;

  @Field(() => Int, { description: 'Number of tenants who live there.' })
  tenantCount!: number;

  @Field(() => Int, { description: 'Number of owners with a flat there.' })
  ownerCount!: number;

  @Field(() => CompanyReference, { description: 'The company that manages it.' })
  managingCompany!: CompanyReference;

  @Field(() => Date, { description: 'When it was added, by a person or with the first address.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of buildings.' })
export class BuildingConnection extends connectionOf<BuildingObject>(
  'Building',
  () => BuildingObject,
  {
    edge: 'A building and its cursor.',
    node: 'The building.',
    edges: 'Buildings of this page.',
    totalCount: 'Number of buildings that the filter leaves.',
  },
) {}

@InputType('BuildingFilter', { description: 'Which buildings a list has.' })
export class BuildingFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of name, street, postcode or city.',
  })
  search?: string | null;

  @Field(() => String, externalIdFilter)
  externalId?: string | null;
}

@InputType('BuildingSort', { description: 'How buildings are sorted.' })
export class BuildingSortInput {
  @Field(() => BuildingSortField, { description: 'What they are sorted by.' })
  field!: BuildingSortField;

  @Field(() => SortDirection, { description: 'Which end comes first.' })
  direction!: SortDirection;
}

@ArgsType()
export class BuildingsArguments extends PageArguments {
  @Field(() => BuildingFilterInput, {
    nullable: true,
    description: 'All of the own company if missing.',
  })
  filter?: BuildingFilterInput | null;

  @Field(() => BuildingSortInput, { nullable: true, description: 'By street if missing.' })
  sort?: BuildingSortInput | null;
}
