import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { ActionDialog } from '../../forms/ActionDialog';
import { readFragment } from '../../gql/fragment-masking';
import { EndUserRowFragmentDoc, type EndUserRowFragment } from '../../gql/graphql';
import styles from './EndUserDialog.module.css';
import { useRenewAuthNumber } from './use-end-user-mutations';

interface RenewNumberDialogProps {
  endUser: EndUserRowFragment;
  onRenewed: (authNumber: string) => void;
  onClose: () => void;
}

/** Asks before a number that somebody may have written down stops working. */
export function RenewNumberDialog({ endUser, onRenewed, onClose }: RenewNumberDialogProps) {
  const t = useTranslations('endUsers.renew');
  const toast = useToast();
  const renew = useRenewAuthNumber();
  const [sends, setSends] = useState(true);

  async function confirm(): Promise<void> {
    const { data } = await renew({
      variables: { input: { id: endUser.id, sendInvitation: sends } },
    });
    if (!data) throw new Error('The server gave no number.');
    const { authNumber } = readFragment(EndUserRowFragmentDoc, data.renewAuthNumber.endUser);
    onRenewed(authNumber);
    toast(t('done', { number: authNumber }), 'success');
  }

  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      tone="primary"
      fallbacks={{ failed: t('failed') }}
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
