import type { CompanyRole, Permission } from '@hausgeist/schema';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { withMessage } from '../../platform/graphql/index.js';
import { CompanyRoleEnum } from './company-role.type.js';
import { PermissionEnum } from './permission-enum.type.js';

@ObjectType({ description: 'One thing that a user or API key may be allowed to do.' })
export class PermissionDescription {
  @Field(() => PermissionEnum, { description: 'Its name.' })
  name!: Permission;

  @Field({ description: 'What it allows, in English.' })
  description!: string;
}

@ObjectType({ description: 'Permissions about one subject.' })
export class PermissionGroup {
  @Field({ description: 'First part of the names.' })
  group!: string;

  @Field({ description: 'Heading, in English.' })
  label!: string;

  @Field(() => [PermissionDescription], { description: 'The permissions, in their usual order.' })
  permissions!: PermissionDescription[];
}

@ObjectType('RolePermissions', { description: 'What the people with one role may do.' })
export class RolePermissionsType {
  @Field(() => CompanyRoleEnum, { description: 'The role.' })
  role!: CompanyRole;

  @Field({ description: 'How people call the role, in English.' })
  label!: string;

  @Field({ description: 'What the role is for, in English.' })
  description!: string;

  @Field(() => [PermissionEnum], { description: 'What the role may do now.' })
  permissions!: Permission[];

  @Field({ description: 'Whether the company has changed the set from the defaults.' })
  isCustom!: boolean;

  @Field({ description: 'Whether you may change the set; never for COMPANY_ADMIN.' })
  canEdit!: boolean;

  @Field(() => Int, { description: 'People of the company who have the role.' })
  userCount!: number;
}

@ObjectType({ description: 'The roles of a company, and all there is to allow.' })
export class RolePermissionsOverview {
  @Field(() => [RolePermissionsType], { description: 'All roles, the one with most access first.' })
  roles!: RolePermissionsType[];

  @Field(() => [PermissionGroup], { description: 'Every permission there is.' })
  availablePermissions!: PermissionGroup[];
}

@InputType({ description: 'Names the role whose defaults shall hold again.' })
export class ResetRolePermissionsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The company; for administrators, who have to say it.',
  })
  companyId?: string | null;

  @Field(() => CompanyRoleEnum, { description: 'The role; not COMPANY_ADMIN.' })
  role!: CompanyRole;
}

@InputType({ description: 'What a role may do from now on.' })
export class UpdateRolePermissionsInput extends ResetRolePermissionsInput {
  @Field(() => [PermissionEnum], { description: 'Everything that it may do.' })
  permissions!: Permission[];
}

@ObjectType({ description: 'A role whose permissions have been changed.' })
export class RolePermissionsPayload extends withMessage() {
  @Field(() => RolePermissionsType, { description: 'The role as it is now.' })
  role!: RolePermissionsType;
}
