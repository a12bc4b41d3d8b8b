import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { DeleteCompanyDocument, type CompanyRowFragment } from '../../gql/graphql';
import styles from './Companies.module.css';

interface DeleteCompanyDialogProps {
  company: CompanyRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a company and all that belongs to it is deleted, and says what that is. */
export function DeleteCompanyDialog({ company, onDeleted, onClose }: DeleteCompanyDialogProps) {
  const t = useTranslations('companies.delete');
  const toast = useToast();
  const { run, isBusy, error } = useAction(DeleteCompanyDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const { id, name } = company;

  async function remove(): Promise<void> {
    if (!(await run({ input: { id } }))) return;
    toast(t('done', { name }), 'success');
    onDeleted();
    onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      isBusy={isBusy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <strong>{t('question')}</strong>
      </p>
      <p>{t('destroyed', { name })}</p>
      <ul className={styles.destroyed}>
        <li>{t('users', { count: company.userCount })}</li>
        <li>{t('tenants', { count: company.tenantCount })}</li>
        <li>{t('owners', { count: company.ownerCount })}</li>
        <li>{t('useCases', { count: company.promptVectorCount })}</li>
        <li>{t('conversations')}</li>
      </ul>
    </ActionDialog>
  );
}
