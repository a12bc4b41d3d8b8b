import {
  isPermission,
  PERMISSION_GROUPS,
  type PermissionGroupKey,
  scopeOfConstant,
} from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import type { Permission } from '../../gql/graphql';

const isGroup = (value: string): value is PermissionGroupKey =>
  Object.hasOwn(PERMISSION_GROUPS, value);

/** Words for permissions; what this build does not know yet speaks with the server's words. */
export function usePermissionTexts() {
  const t = useTranslations('permissions');
  return {
    group: (group: string, fallback: string) => (isGroup(group) ? t(`${group}.label`) : fallback),
    permission: (permission: Permission, fallback: string) => {
      const name = scopeOfConstant(permission);
      return name && isPermission(name) ? t(name) : fallback;
    },
  };
}
