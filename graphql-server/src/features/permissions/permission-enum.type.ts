import { namedEnum } from '../../platform/graphql/index.js';
import { PERMISSION_TEXTS } from './permission-texts.js';

/** Permissions as GraphQL calls them; the values are their names, `group.key`. */
export const PermissionEnum = namedEnum(
  'Permission',
  'What the people with a role may do. Elsewhere `USERS_VIEW` is written `users.view`.',
  PERMISSION_TEXTS,
);
