import { useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { useState } from 'react';
import { KeepTestQuestionDocument } from '../../../gql/graphql';
import { useCompanyId } from '../../company-scope';
import styles from '../Studio.module.css';
import { UseCasePicker } from '../UseCasePicker';
import type { AskedQuestion } from './asked-question';

interface ExpectedDialogProps {
  asked: AskedQuestion;
  onClose: () => void;
}

/** Keeps a question that another use case is to answer, or none. */
export function ExpectedDialog({ asked: { question, role }, onClose }: ExpectedDialogProps) {
  const t = useTranslations('studio.try');
  const companyId = useCompanyId();
  const [expectedTitle, setExpectedTitle] = useState<string | null>(null);
  const { run, isBusy, error } = useAction(KeepTestQuestionDocument, {
    failed: t('keepFailed'),
    done: t('kept'),
    rereads: 'active',
  });
  async function keep(): Promise<void> {
    if (await run({ input: { companyId, question, role, expectedTitle } })) onClose();
  }
  return (
    <ActionDialog
      title={t('expectOther')}
      confirmLabel={t('keep')}
      tone="primary"
      isBusy={isBusy}
      error={error}
      onConfirm={keep}
      onClose={onClose}
    >
      <p className={styles.quote}>{question}</p>
      <p>{t('expectHint')}</p>
      <UseCasePicker onChange={(_id, title) => setExpectedTitle(title ?? null)} />
    </ActionDialog>
  );
}
