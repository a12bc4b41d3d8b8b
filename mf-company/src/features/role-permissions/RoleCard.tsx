import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { Alert, Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import {
  PortalRolePermissionsDocument,
  ResetRolePermissionsDocument,
  SaveRolePermissionsDocument,
  type PermissionGridFragment,
  type RoleGridFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { PermissionFieldset } from './PermissionFieldset';
import styles from './RoleCard.module.css';
import { useRoleGrid } from './use-role-grid';

// Roles have no identity in the cache, so the overview is read again.
const rereads = [PortalRolePermissionsDocument];

interface RoleCardProps {
  role: RoleGridFragment;
  groups: readonly PermissionGridFragment[];
  /** Whose changes they are, and in which company. */
  owner: string;
}

/** What one role may do, in boxes. */
export function RoleCard({ role, groups, owner }: RoleCardProps) {
  const t = useTranslations('settings.roles');
  const members = useTranslations('members');
  const toast = useToast();
  const companyId = useCompanyId();
  const saving = useAction(SaveRolePermissionsDocument, { failed: t('saveFailed'), rereads });
  const resetting = useAction(ResetRolePermissionsDocument, { failed: t('saveFailed'), rereads });
  const grid = useRoleGrid(owner + role.role, role.permissions);
  const [isResetting, setIsResetting] = useState(false);
  const name = members(`role.${role.role}`);
  const isEditable = role.canEdit;
  const isDirty = grid.changeCount > 0;

  async function submit(): Promise<void> {
    const all = groups.flatMap(({ permissions }) => permissions.map((entry) => entry.name));
    const input = { companyId, role: role.role, permissions: grid.selected(all) };
    if (!(await saving.run({ input }))) return;
    grid.discard();
    toast(t('saved', { role: name }), 'success');
  }

  return (
    <Card
      title={name}
      actions={
        <span className={styles.facts}>
          {role.isCustom && <Badge tone="info">{t('custom')}</Badge>}
          <span className={styles.count}>{t('users', { count: role.userCount })}</span>
        </span>
      }
    >
      <p className={styles.description}>
        {members(`roleHint.${role.role}`)}
        {!role.canEdit && <> · {t('fixed')}</>}
      </p>
      <div className={styles.grid}>
        {groups.map((group) => (
          <PermissionFieldset
            key={group.group}
            group={group}
            grid={grid}
            disabled={!isEditable || saving.isBusy}
          />
        ))}
      </div>
      {saving.error && <Alert tone="danger">{saving.error}</Alert>}
      {isEditable && (
        <div className={styles.actions}>
          {role.isCustom && (
            <Button variant="quiet" onClick={() => setIsResetting(true)}>
              {t('reset')}
            </Button>
          )}
          <p className={styles.changes} role="status">
            {isDirty && t('changed', { count: grid.changeCount })}
          </p>
          <Button disabled={!isDirty || saving.isBusy} onClick={grid.discard}>
            {t('discard')}
          </Button>
          <Button
            variant="primary"
            disabled={!isDirty}
            busy={saving.isBusy}
            onClick={() => void submit()}
          >
            {saving.isBusy ? t('saving') : t('save')}
          </Button>
        </div>
      )}
      {isResetting && isEditable && (
        <ActionDialog
          title={t('resetTitle')}
          confirmLabel={t('resetConfirm')}
          tone="primary"
          isBusy={resetting.isBusy}
          error={resetting.error}
          onConfirm={async () => {
            if (!(await resetting.run({ input: { companyId, role: role.role } }))) return;
            grid.discard();
            toast(t('resetDone', { role: name }), 'success');
            setIsResetting(false);
          }}
          onClose={() => setIsResetting(false)}
        >
          <p>{t('resetText', { role: name })}</p>
        </ActionDialog>
      )}
    </Card>
  );
}
