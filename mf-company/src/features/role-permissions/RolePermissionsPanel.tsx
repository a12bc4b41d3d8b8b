import { usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { CardShapes, LoadState, useListQuery } from '@hausgeist/staff-kit';
import { Alert, EmptyState, WarningIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  PermissionGridFragmentDoc,
  PortalRolePermissionsDocument,
  RoleGridFragmentDoc,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { useIsAdministrator } from '../dashboard';
import { LeaveQuestion } from './LeaveQuestion';
import { RoleCard } from './RoleCard';
import styles from './RolePermissionsPanel.module.css';
import { forgetDrafts, hasDrafts } from './use-role-grid';

/** Whether the viewer may change what roles may do. */
export function useMayManageRoles(): boolean {
  const isAdmin = useIsAdministrator();
  const hasRoles = usePermission('settings.roles');
  const hasManageRoles = usePermission('settings.manageRoles');
  return hasRoles || (isAdmin && hasManageRoles);
}

function Restricted() {
  const t = useTranslations('settings.roles');
  return (
    <EmptyState icon={<WarningIcon size={28} />} title={t('restrictedTitle')}>
      {t('restrictedText')}
    </EmptyState>
  );
}

function RoleGrids() {
  const t = useTranslations('settings.roles');
  const companyId = useCompanyId();
  const { viewer, actingFor } = useSession();
  const owner = `${viewer?.companyUser?.id ?? viewer?.admin?.id ?? ''} ${actingFor ?? ''} `;
  const { data, error, isLoading, reload } = useListQuery(PortalRolePermissionsDocument, {
    companyId,
  });
  const groups = data?.rolePermissions.availablePermissions.map((group) =>
    readFragment(PermissionGridFragmentDoc, group),
  );
  const roles = data?.rolePermissions.roles.map((role) => readFragment(RoleGridFragmentDoc, role));
  return (
    <div className={styles.roles}>
      <Alert tone="info">{t('note')}</Alert>
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={t('loadFailed')}
        shape={<CardShapes lines={[12, 12, 12]} />}
        onRetry={reload}
      />
      {groups &&
        roles?.map((role) => (
          <RoleCard key={role.role} role={role} groups={groups} owner={owner} />
        ))}
      <LeaveQuestion isDirty={() => hasDrafts(owner)} onDiscard={() => forgetDrafts(owner)} />
    </div>
  );
}

/** What each role of the company may do. */
export function RolePermissionsPanel() {
  return useMayManageRoles() ? <RoleGrids /> : <Restricted />;
}
