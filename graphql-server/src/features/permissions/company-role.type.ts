import { COMPANY_ROLES, type CompanyRole } from '@hausgeist/schema';
import { registerEnumType } from 'type-graphql';

/** The roles as GraphQL knows them; fields keep the type {@link CompanyRole}. */
export const CompanyRoleEnum = Object.fromEntries(COMPANY_ROLES.map((role) => [role, role])) as {
  readonly [Role in CompanyRole]: Role;
};

registerEnumType(CompanyRoleEnum, {
  name: 'CompanyRole',
  description: 'Role of a person who works at a property-management company.',
  valuesConfig: {
    COMPANY_ADMIN: { description: 'May do everything at the company.' },
    COMPANY_MANAGER: { description: 'Manages the team and most features.' },
    COMPANY_STAFF: { description: 'Works with the homes and their people.' },
  },
});
