import { PERMISSION_GROUPS, constantOf } from '@hausgeist/schema';
import type { RoleGridFragment } from '../gql/graphql';

/** What each role may, with all that there is to choose from. */
export const rolesOverview = (roles: readonly RoleGridFragment[]) => ({
  __typename: 'RolePermissionsOverview',
  roles: roles.map((role) => ({ __typename: 'RolePermissions', ...role })),
  availablePermissions: Object.entries(PERMISSION_GROUPS).map(([group, keys]) => ({
    __typename: 'PermissionGroup',
    group,
    label: group,
    permissions: keys.map((key) => ({
      __typename: 'PermissionDescription',
      name: constantOf(`${group}.${key}`),
      description: `${group}.${key}`,
    })),
  })),
});
