import { usePermission, useQuery, useToast, useTranslations } from '@hausgeist/shell-api';
import {
  Fact,
  LineShapes,
  LoadFailure,
  useAction,
  useDialogTexts,
  Waiting,
} from '@hausgeist/staff-kit';
import { Checkbox, ConfirmDialog, PlainText } from '@hausgeist/ui';
import { useState } from 'react';
import type { CaseRow } from '../case-lists';
import { CraftsmanMailDocument, SendCaseToCraftsmanDocument } from '../gql/graphql';
import styles from './CasePage.module.css';

/** Shows what the craftsman gets, and sends it. */
export function SendDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('cases.send');
  const toast = useToast();
  const { closeLabel, cancelLabel } = useDialogTexts();
  const [sharesContact, setSharesContact] = useState(false);
  const mayShare = usePermission('users.view') && row.endUser !== null;
  const preview = useQuery(CraftsmanMailDocument, {
    variables: { id: row.id, sharesContact },
    fetchPolicy: 'no-cache',
  });
  const mail = preview.data?.craftsmanMailPreview;
  const { run, isBusy, error } = useAction(SendCaseToCraftsmanDocument, {
    failed: t('failed'),
    rereads: 'active',
  });
  async function send(): Promise<void> {
    if (!mail || !(await run({ input: { id: row.id, revision: row.revision, sharesContact } })))
      return;
    toast(t('sent', { email: mail.to }), 'success');
    onClose();
  }
  return (
    <ConfirmDialog
      title={t('title')}
      {...{ closeLabel, cancelLabel, error }}
      confirmLabel={t('confirm')}
      tone="primary"
      busy={isBusy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {mayShare && (
        <Checkbox
          label={t('sharesContact')}
          hint={t('sharesContactHint')}
          checked={sharesContact}
          onChange={({ target }) => setSharesContact(target.checked)}
        />
      )}
      {mail && (
        <>
          <dl className={styles.facts}>
            <Fact name={t('to')}>{mail.to}</Fact>
            <Fact name={t('subject')}>{mail.subject}</Fact>
          </dl>
          <div className={styles.mail} lang="de">
            <PlainText>{mail.text}</PlainText>
          </div>
          {mail.description && (
            <>
              <p>{t('behindLink')}</p>
              <div className={styles.mail}>
                <PlainText>{mail.description}</PlainText>
              </div>
            </>
          )}
        </>
      )}
      {preview.error && (
        <LoadFailure
          error={preview.error}
          texts={{ failed: t('previewFailed') }}
          onRetry={() => {
            preview.refetch().catch(() => undefined);
          }}
        />
      )}
      {preview.loading && <Waiting label={t('loading')} shape={<LineShapes count={9} />} />}
    </ConfirmDialog>
  );
}
