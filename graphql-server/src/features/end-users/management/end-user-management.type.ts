import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  addFields,
  connectionOf,
  namedEnum,
  Node,
  PageArguments,
  SortDirection,
  WithFields,
} from '../../../platform/graphql/index.js';
import { CompanyReference } from '../../companies/index.js';
import { endUserDetails, type EndUserDetails } from '../end-user-details.js';
import type { EndUserType } from '../end-user.entity.js';

/** What an end user is to the home, as GraphQL names it and as it is stored. */
export const EndUserTypeEnum = { TENANT: 'Tenant', OWNER: 'Owner' } as const;

registerEnumType(EndUserTypeEnum, {
  name: 'EndUserType',
  description: 'What an end user is to the home.',
  valuesConfig: {
    TENANT: { description: 'Rents it.' },
    OWNER: { description: 'Owns it.' },
  },
});

/** The details of an end user, for {@link addDetailFields}. */
export const WithDetails = WithFields as new () => EndUserDetails;

/** Gives an object or input type a field for each detail. */
export const addDetailFields = (
  type: { prototype: object },
  describe: 'description' | 'inputDescription',
): void => addFields(type, endUserDetails, describe, { type: EndUserTypeEnum });

/** What end users can be sorted by. */
export const EndUserSortField = namedEnum('EndUserSortField', 'What end users are sorted by.', {
  NAME: 'Last name, then first name, without regard to case.',
  EMAIL: 'E-mail address.',
  CREATED_AT: 'When the person was registered.',
});
export type EndUserSortField = (typeof EndUserSortField)[string];

/** Whether a person lives there, or has moved out. */
export const EndUserResidence = namedEnum(
  'EndUserResidence',
  'Whether an end user lives there; the last day in the home counts.',
  {
    CURRENT: 'Lives there; no move-out is known, or it is to come.',
    FORMER: 'Has moved out.',
  },
);
export type EndUserResidence = (typeof EndUserResidence)[string];

@ObjectType('EndUser', {
  description: 'A tenant or owner, as the staff sees them.',
  simpleResolvers: true,
  implements: Node,
})
export class EndUserObject extends WithDetails {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The six digits that open the chat together with the e-mail address; null for staff without `users.view`, and for programs.',
  })
  authNumber?: string | null;

  @Field(() => CompanyReference, { description: 'The company that manages the home.' })
  managingCompany!: CompanyReference;

  @Field(() => ID, { nullable: true, description: 'The building that the address leads to.' })
  buildingId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The flat that the address and the apartment number lead to.',
  })
  flatId?: string | null;

  @Field(() => Int, {
    description:
      'Grows with every change of their details; a change that names the one last seen is refused where another came first.',
  })
  revision!: number;

  @Field(() => Date, { description: 'When the person was registered.' })
  createdAt!: Date;
}
addDetailFields(EndUserObject, 'description');

@ObjectType({ description: 'A page of end users.' })
export class EndUserConnection extends connectionOf<EndUserObject>('EndUser', () => EndUserObject, {
  edge: 'An end user and their cursor.',
  node: 'The end user.',
  edges: 'End users of this page.',
  totalCount: 'Number of end users that the filter leaves.',
}) {}

@ObjectType({ description: 'How many end users there are.' })
export class EndUserStats {
  @Field(() => Int, { description: 'Registered tenants.' })
  tenants!: number;

  @Field(() => Int, { description: 'Registered owners.' })
  owners!: number;

  @Field(() => Int, { description: 'Both together.' })
  total!: number;
}

@ObjectType('EndUserBelongings', {
  description: 'What goes with an end user who is deleted, or loses them.',
})
export class EndUserBelongingsObject {
  @Field(() => Int, { description: 'Conversations; they are deleted too.' })
  conversations!: number;

  @Field(() => Int, { description: 'Those of them that are emergencies and not archived.' })
  emergencies!: number;

  @Field(() => Int, { description: 'Open cases; they stay, without the person.' })
  openCases!: number;

  @Field(() => Int, {
    description: 'Open requests about their data; while there is one, the person is not deleted.',
  })
  openRequests!: number;
}

@ObjectType('EndUserSignIns', {
  description:
    'How a tenant or owner got on with signing in to the chat. An unknown address is not counted: a person who cannot get in and was not refused has mistyped it.',
})
export class EndUserSignInsObject {
  @Field(() => Date, { nullable: true, description: 'When they signed in last.' })
  lastAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a wrong number or code was refused last since then; some seconds late.',
  })
  refusedAt!: Date | null;

  @Field(() => Int, { description: 'How often since then, within a day of each other.' })
  refusedAttempts!: number;
}

@InputType('EndUserFilter', { description: 'Which end users a list has.' })
export class EndUserFilterInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Only of this company; for administrators. Company users see their own only.',
  })
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that are all part of name, e-mail address, telephone number, address, apartment number or customer number.',
  })
  search?: string | null;

  @Field(() => EndUserTypeEnum, { nullable: true, description: 'Only tenants or only owners.' })
  type?: EndUserType | null;

  @Field(() => ID, { nullable: true, description: 'Only people of this building.' })
  buildingId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only people of this flat.' })
  flatId?: string | null;

  @Field(() => EndUserResidence, {
    nullable: true,
    description: 'Only those who live there, or only those who have moved out.',
  })
  residence?: EndUserResidence | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only the person with exactly this customer number.',
  })
  externalId?: string | null;
}

@InputType('EndUserSort', { description: 'How end users are sorted.' })
export class EndUserSortInput {
  @Field(() => EndUserSortField, { description: 'What they are sorted by.' })
  field!: EndUserSortField;

  @Field(() => SortDirection, { description: 'Which end comes first.' })
  direction!: SortDirection;
}

@ArgsType()
export class EndUsersArguments extends PageArguments {
  @Field(() => EndUserFilterInput, {
    nullable: true,
    description: 'Everybody that the viewer may see if missing.',
  })
  filter?: EndUserFilterInput | null;

  @Field(() => EndUserSortInput, { nullable: true, description: 'By name if missing.' })
  sort?: EndUserSortInput | null;
}
