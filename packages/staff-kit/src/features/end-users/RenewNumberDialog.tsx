import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import { EndUserRowFragmentDoc, RenewAuthNumberDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { ActionDialog } from '../../ui/ActionDialog';
import { END_USER_LISTS, type EndUserRow } from './end-user-lists';
import styles from './EndUsers.module.css';

interface RenewNumberDialogProps {
  endUser: EndUserRow;
  onRenewed: (authNumber: string) => void;
  onClose: () => void;
}

/** Asks before a number that the end user may have written down stops working. */
export function RenewNumberDialog({ endUser, onRenewed, onClose }: RenewNumberDialogProps) {
  const t = useTranslations('endUsers.renew');
  const common = useTranslations('common');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RenewAuthNumberDocument, {
    failed: t('failed'),
    rereads: END_USER_LISTS,
  });
  const [sends, setSends] = useState(true);

  async function confirm(): Promise<void> {
    const data = await run({ input: { id: endUser.id, sendInvitation: sends } });
    if (!data) return;
    const { authNumber } = readFragment(EndUserRowFragmentDoc, data.renewAuthNumber.endUser);
    if (authNumber) onRenewed(authNumber);
    toast(t('done', { number: authNumber ?? common('none') }), 'success');
    onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      tone="primary"
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.question}>
        <p>{t('text', { name: endUser.fullName })}</p>
        <Checkbox
          label={t('send')}
          checked={sends}
          onChange={(event) => setSends(event.target.checked)}
        />
      </div>
    </ActionDialog>
  );
}
