import { scopeOfConstant } from '@hausgeist/schema';
import type { SessionViewer } from '@hausgeist/shell-api/host';
import type { StaffViewerFragment } from '../gql/graphql';

/** The viewer in the form that micro-frontends know. */
export function toSessionViewer(
  kind: SessionViewer['kind'],
  { permissions, twoFactorEnabled, admin, companyUser }: StaffViewerFragment,
): SessionViewer {
  return {
    kind,
    permissions: permissions.flatMap((permission) => scopeOfConstant(permission) ?? []),
    twoFactorEnabled: twoFactorEnabled ?? false,
    ...(admin ? { admin } : {}),
    ...(companyUser ? { companyUser } : {}),
  };
}
