import { usePermission, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Alert, EmptyState, WarningIcon } from '@hausgeist/ui';
import { useFailureText } from '../../forms/use-failure-text';
import { readFragment } from '../../gql/fragment-masking';
import {
  PermissionGridFragmentDoc,
  PortalRolePermissionsDocument,
  RoleGridFragmentDoc,
} from '../../gql/graphql';
import { LoadFailure } from '../../list-state/LoadFailure';
import { readAgain } from '../../list-state/read-again';
import { PageSpinner } from '../../ui/PageSpinner';
import { useCompanyId } from '../company-scope';
import { useIsCompanyAdmin } from '../members';
import { RoleCard } from './RoleCard';
import styles from './RolePermissionsPanel.module.css';

/** Whether the viewer may change what roles may do. */
export function useMayManageRoles(): boolean {
  const isAdmin = useIsCompanyAdmin();
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
  const common = useTranslations('common');
  const textOf = useFailureText();
  const companyId = useCompanyId();
  const { data, loading, error, refetch } = useQuery(PortalRolePermissionsDocument, {
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const groups = data?.rolePermissions.availablePermissions.map((group) =>
    readFragment(PermissionGridFragmentDoc, group),
  );
  const roles = data?.rolePermissions.roles.map((role) => readFragment(RoleGridFragmentDoc, role));
  return (
    <div className={styles.roles}>
      <Alert tone="info">{t('note')}</Alert>
      {error && (
        <LoadFailure
          text={textOf(error, { failed: t('loadFailed') })}
          onRetry={readAgain(refetch)}
        />
      )}
      {loading && !data && <PageSpinner label={common('loading')} />}
      {groups && roles?.map((role) => <RoleCard key={role.role} role={role} groups={groups} />)}
    </div>
  );
}

/** What each role of the company may do. */
export function RolePermissionsPanel() {
  return useMayManageRoles() ? <RoleGrids /> : <Restricted />;
}
