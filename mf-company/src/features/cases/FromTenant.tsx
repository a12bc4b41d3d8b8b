import { Link, usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { Button, classNames, InfoIcon } from '@hausgeist/ui';
import { type CaseRow, pathOf } from './case-lists';
import styles from './FromTenant.module.css';
import { useStateChange } from './tell/use-state-change';

interface FromTenantProps {
  row: CaseRow;
  /** It stands on another page than the case's own, which it leads to. */
  isElsewhere?: boolean;
}

/** A case that its tenant has reported: says so, and lets the company accept or close it while it is new. */
export function FromTenant({ row, isElsewhere = false }: FromTenantProps) {
  const t = useTranslations('cases');
  const mayEdit = usePermission('cases.edit');
  const viewerId = useSession().viewer?.companyUser?.id;
  const { setState, isBusy, dialog } = useStateChange();
  if (!row.isFromTenant || row.state !== 'OPEN') return null;
  const assigneeId = row.assignee?.id ?? viewerId;
  return (
    <div className={classNames(styles.bar, isElsewhere && styles.elsewhere)}>
      <p className={styles.text}>
        <InfoIcon size={16} />
        <span>
          {t('fromTenant.text')}
          {isElsewhere && (
            <>
              {' '}
              <Link to={pathOf(row.id)}>
                {t('page.heading', { number: row.number, title: row.title })}
              </Link>
            </>
          )}
        </span>
      </p>
      {mayEdit && (
        <span className={styles.actions}>
          <Button
            size="small"
            variant="primary"
            busy={isBusy}
            onClick={() => setState(row, { state: 'IN_PROGRESS', assigneeId })}
          >
            {t('fromTenant.accept')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => setState(row, { state: 'CLOSED' })}>
            {t('fromTenant.close')}
          </Button>
        </span>
      )}
      {dialog}
    </div>
  );
}
