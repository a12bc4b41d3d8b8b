import { scopeOfConstant } from '@hausgeist/schema';
import type { SessionViewer } from '@hausgeist/shell-api/host';
import type { StaffViewerFragment } from '../gql/graphql';

/** The viewer in the form that micro-frontends know. */
export function toSessionViewer(
  kind: SessionViewer['kind'],
  viewer: StaffViewerFragment,
): SessionViewer {
  return {
    kind,
    permissions: viewer.permissions.flatMap((permission) => scopeOfConstant(permission) ?? []),
    twoFactorEnabled: 'twoFactorEnabled' in viewer && viewer.twoFactorEnabled,
    ...('admin' in viewer ? { admin: viewer.admin } : {}),
    ...('companyUser' in viewer ? { companyUser: viewer.companyUser } : {}),
  };
}
