import { useSession, useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Badge, Button, Card } from '@hausgeist/ui';
import { useState } from 'react';
import { ActionDialog } from '../../forms/ActionDialog';
import { useFailureText } from '../../forms/use-failure-text';
import type { PermissionGridFragment, RoleGridFragment } from '../../gql/graphql';
import { PermissionFieldset } from './PermissionFieldset';
import styles from './RoleCard.module.css';
import { useRoleGrid } from './use-role-grid';
import { useResetRole, useSaveRole } from './use-role-mutations';

interface RoleCardProps {
  role: RoleGridFragment;
  groups: readonly PermissionGridFragment[];
}

/** What one role may do, in boxes. */
export function RoleCard({ role, groups }: RoleCardProps) {
  const t = useTranslations('settings.roles');
  const members = useTranslations('members');
  const toast = useToast();
  const textOf = useFailureText();
  const save = useSaveRole();
  const reset = useResetRole();
  const { viewer, actingFor } = useSession();
  const viewerId = viewer?.companyUser?.id ?? viewer?.admin?.id ?? '';
  const grid = useRoleGrid(`${viewerId} ${actingFor ?? ''} ${role.role}`, role.permissions);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isResetting, setIsResetting] = useState(false);
  const name = members(`role.${role.role}`);
  const isEditable = role.canEdit;
  const isDirty = grid.changeCount > 0;

  async function submit(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const all = groups.flatMap(({ permissions }) => permissions.map((entry) => entry.name));
    try {
      await save(role.role, grid.selected(all));
      grid.discard();
      toast(t('saved', { role: name }), 'success');
    } catch (cause) {
      setError(textOf(cause, { failed: t('saveFailed') }));
    } finally {
      setBusy(false);
    }
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
            disabled={!isEditable || busy}
          />
        ))}
      </div>
      {error && <Alert tone="danger">{error}</Alert>}
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
          <Button disabled={!isDirty || busy} onClick={grid.discard}>
            {t('discard')}
          </Button>
          <Button variant="primary" disabled={!isDirty} busy={busy} onClick={() => void submit()}>
            {busy ? t('saving') : t('save')}
          </Button>
        </div>
      )}
      {isResetting && isEditable && (
        <ActionDialog
          title={t('resetTitle')}
          confirmLabel={t('resetConfirm')}
          tone="primary"
          fallbacks={{ failed: t('saveFailed') }}
          onConfirm={async () => {
            await reset(role.role);
            grid.discard();
            toast(t('resetDone', { role: name }), 'success');
          }}
          onClose={() => setIsResetting(false)}
        >
          <p>{t('resetText', { role: name })}</p>
        </ActionDialog>
      )}
    </Card>
  );
}
