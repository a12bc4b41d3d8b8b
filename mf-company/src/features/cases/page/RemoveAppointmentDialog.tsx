import { useTranslations } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { useState } from 'react';
import type { CaseRow } from '../case-lists';
import { SetCaseAppointmentDocument } from '../gql/graphql';
import { TELLING, toTelling } from '../tell/telling';
import { TellTenant } from '../tell/TellTenant';

/** Takes away an appointment of which the tenant has been told, and says that they are told of that too. */
export function RemoveAppointmentDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('cases.page');
  const [said, setSaid] = useState(TELLING);
  const { run, isBusy, error } = useAction(SetCaseAppointmentDocument, {
    failed: t('changeFailed'),
    rereads: 'active',
  });
  const { id, revision } = row;
  async function remove(): Promise<void> {
    const input = { id, revision, at: null, ...toTelling(said, true) };
    if (await run({ input })) onClose();
  }
  return (
    <ActionDialog
      title={t('removeAppointment')}
      confirmLabel={t('removeAppointment')}
      isBusy={isBusy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <TellTenant row={row} telling={said} onChange={setSaid} />
    </ActionDialog>
  );
}
