import { useToast, useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  EndUserRowFragmentDoc,
  RenewPortalAuthNumberDocument,
  type EndUserRowFragment,
} from '../../gql/graphql';
import { END_USER_LISTS } from './end-user-lists';
import styles from './EndUserDialog.module.css';

interface RenewNumberDialogProps {
  endUser: EndUserRowFragment;
  onRenewed: (authNumber: string) => void;
  onClose: () => void;
}

/** Asks before a number that somebody may have written down stops working. */
export function RenewNumberDialog({ endUser, onRenewed, onClose }: RenewNumberDialogProps) {
  const t = useTranslations('endUsers.renew');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RenewPortalAuthNumberDocument, {
    failed: t('failed'),
    rereads: END_USER_LISTS,
  });
  const [sends, setSends] = useState(true);

  async function confirm(): Promise<void> {
    const data = await run({ input: { id: endUser.id, sendInvitation: sends } });
    if (!data) return;
    const { authNumber } = readFragment(EndUserRowFragmentDoc, data.renewAuthNumber.endUser);
    onRenewed(authNumber);
    toast(t('done', { number: authNumber }), 'success');
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
      <div className={styles.renewal}>
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
