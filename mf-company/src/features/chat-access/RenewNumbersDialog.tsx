import { useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { Select } from '@hausgeist/ui';
import { useState } from 'react';
import {
  PortalChatAccessDocument,
  RenewAllPortalNumbersDocument,
  type ChatAccessFragment,
} from '../../gql/graphql';

/** Days for which old numbers go on. */
const DAYS = ['0', '7', '14', '30'] as const;
const DAY_MS = 86_400_000;

interface RenewNumbersDialogProps {
  access: ChatAccessFragment;
  onClose: () => void;
}

/** Asks before all tenants and owners get new numbers, and until when the old ones hold. */
export function RenewNumbersDialog({ access, onClose }: RenewNumbersDialogProps) {
  const t = useTranslations('chatAccess.renew');
  const [days, setDays] = useState<string>('14');
  const { run, isBusy, error } = useAction(RenewAllPortalNumbersDocument, {
    failed: t('failed'),
    done: t('started'),
    rereads: [PortalChatAccessDocument],
  });

  async function renew(): Promise<void> {
    const holdsFrom =
      days === '0' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    if (await run({ input: { companyId: access.companyId, holdsFrom } })) onClose();
  }

  return (
    <ActionDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      tone="danger"
      isBusy={isBusy}
      error={error}
      onConfirm={renew}
      onClose={onClose}
    >
      <p>{t('text', { digits: access.digits })}</p>
      <Select
        label={t('when')}
        options={DAYS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
    </ActionDialog>
  );
}
