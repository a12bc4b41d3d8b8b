import { useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { SetCompanyStatusDocument, type CompanyRowFragment } from '../../gql/graphql';
import styles from './Companies.module.css';

interface SuspendCompanyDialogProps {
  company: CompanyRowFragment;
  onSuspended: () => void;
  onClose: () => void;
}

/** Says what stops at a company that is suspended, before it does. */
export function SuspendCompanyDialog({ company, onSuspended, onClose }: SuspendCompanyDialogProps) {
  const t = useTranslations('companyQuestions.suspend');
  const { id, name } = company;
  const { run, isBusy, error } = useAction(SetCompanyStatusDocument, {
    failed: t('failed'),
    done: t('done', { name }),
    offline: t('offline'),
  });

  async function suspend(): Promise<void> {
    if (!(await run({ input: { id, action: 'SUSPEND' } }))) return;
    onSuspended();
    onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('action')}
      isBusy={isBusy}
      error={error}
      onConfirm={suspend}
      onClose={onClose}
    >
      <p>
        <strong>{t('question', { name })}</strong>
      </p>
      <p>{t('closes')}</p>
      <ul className={styles.destroyed}>
        <li>{t('members')}</li>
        <li>{t('tenants')}</li>
        <li>{t('programs')}</li>
        <li>{t('craftsmen')}</li>
        <li>{t('broadcasts')}</li>
      </ul>
      <p>{t('keeps')}</p>
    </ActionDialog>
  );
}
