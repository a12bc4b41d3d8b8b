import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { Alert, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import {
  CompanyBelongingsDocument,
  DeleteCompanyDocument,
  type CompanyRowFragment,
} from '../../gql/graphql';
import styles from './Companies.module.css';

interface DeleteCompanyDialogProps {
  company: CompanyRowFragment;
  onDeleted: () => void;
  onClose: () => void;
}

/** Has the name of a company typed before all that belongs to it is deleted, and says what that is. */
export function DeleteCompanyDialog({ company, onDeleted, onClose }: DeleteCompanyDialogProps) {
  const t = useTranslations('companyQuestions.delete');
  const { id, name } = company;
  const { run, isBusy, error } = useAction(DeleteCompanyDocument, {
    failed: t('failed'),
    done: t('done', { name }),
    offline: t('offline'),
  });
  const { data } = useQuery(CompanyBelongingsDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [typed, setTyped] = useState('');
  const [isMistyped, setMistyped] = useState(false);

  async function remove(): Promise<void> {
    const isOther = typed.trim() !== name.trim();
    setMistyped(isOther);
    if (isOther) return;
    if (!(await run({ input: { id } }))) return;
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
        {data && (
          <>
            <li>{t('conversationCount', { count: data.companyBelongings.conversations })}</li>
            <li>{t('openCases', { count: data.companyBelongings.openCases })}</li>
            <li>{t('fileCount', { count: data.companyBelongings.files })}</li>
            <li>{t('settings')}</li>
          </>
        )}
      </ul>
      {data && data.companyBelongings.openRequests > 0 && (
        <Alert tone="warning">
          {t('openRequests', { count: data.companyBelongings.openRequests })}
        </Alert>
      )}
      <TextField
        label={t('typeName', { name })}
        value={typed}
        error={isMistyped ? t('mistyped') : undefined}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  );
}
