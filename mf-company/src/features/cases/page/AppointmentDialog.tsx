import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CaseRow } from '../case-lists';
import { SetCaseAppointmentDocument } from '../gql/graphql';
import { toLocal } from '../local-time';
import { TELLING, toTelling } from '../tell/telling';
import { TellTenant } from '../tell/TellTenant';

/** Messages are keys of `cases.page`. */
const schema = z.object({
  at: required('appointmentAt'),
  isConfirmed: z.boolean(),
});

interface AppointmentDialogProps {
  row: CaseRow;
  /** Address of the craftsman who has the order. */
  orderedBy: string | undefined;
  /** It is agreed already. */
  isConfirmed: boolean;
  onClose: () => void;
}

/** Names an appointment. */
export function AppointmentDialog({
  row,
  orderedBy: email,
  isConfirmed: isAgreed,
  onClose,
}: AppointmentDialogProps) {
  const t = useTranslations('cases.page');
  const saved = useTranslations('cases.form');
  const toast = useToast();
  const { id, number, revision, appointmentAt } = row;
  const form = useStaffForm(schema, {
    at: toLocal(appointmentAt),
    isConfirmed: isAgreed,
  });
  const [said, setSaid] = useState(TELLING);
  // Tenants are told of what is agreed.
  const isTold = useWatch({ control: form.control, name: 'isConfirmed' });
  const { run, isBusy, error } = useAction(SetCaseAppointmentDocument, {
    failed: t('changeFailed'),
    rereads: 'active',
  });
  async function submit({ at, isConfirmed }: z.infer<typeof schema>): Promise<void> {
    const appointment = { at: new Date(at).toISOString(), isConfirmed };
    const telling = toTelling(said, row.endUser !== null);
    if (!(await run({ input: { id, revision, ...appointment, ...telling } }, form))) return;
    toast(saved('saved', { number }), 'success');
    onClose();
  }
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('appointmentTitle')}
      isBusy={isBusy}
      error={error}
      isDirty={form.formState.isDirty || said.note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        texts="cases.page"
        name="at"
        label={t('appointmentAt')}
        type="datetime-local"
      />
      <Checkbox {...form.register('isConfirmed')} label={t('isConfirmed')} />
      {isTold ? (
        <TellTenant row={row} telling={said} onChange={setSaid} />
      ) : (
        <p>{email ? t('proposalMailed', { email }) : t('proposalUntold')}</p>
      )}
    </StaffFormDialog>
  );
}
