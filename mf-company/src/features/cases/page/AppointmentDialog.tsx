import { useTranslations } from '@hausgeist/shell-api';
import {
  ChangesOfOthersNote,
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useChangesOfOthers,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CaseRow } from '../case-lists';
import { SetCaseAppointmentDocument } from '../gql/graphql';
import { fromFields, toFields } from '../../../ui/appointment-fields';
import { TELLING, toTelling } from '../tell/telling';
import { TellTenant } from '../tell/TellTenant';

/** Messages are keys of `cases.page`. */
const schema = z.object({
  at: required('appointmentAt'),
  until: z.string(),
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
  const { id, number, revision } = row;
  const now = {
    ...toFields(row.appointmentAt, row.appointmentUntil),
    isConfirmed: isAgreed,
  };
  const form = useStaffForm(schema, now);
  const others = useChangesOfOthers(form, now);
  const [said, setSaid] = useState(TELLING);
  // Tenants are told of what is agreed.
  const isTold = useWatch({ control: form.control, name: 'isConfirmed' });
  const { run, isBusy, error } = useAction(SetCaseAppointmentDocument, {
    failed: t('changeFailed'),
    done: saved('saved', { number }),
    rereads: 'active',
  });
  async function submit({ isConfirmed, ...fields }: z.infer<typeof schema>): Promise<void> {
    const appointment = { ...fromFields(fields), isConfirmed };
    const telling = toTelling(said, row.endUser !== null);
    if (await run({ input: { id, revision, ...appointment, ...telling } }, form)) onClose();
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
      <ChangesOfOthersNote
        changes={others}
        labelOf={(name) => t(name === 'until' ? 'appointmentUntil' : 'appointmentAt')}
        textOf={() => ''}
      />
      <FormTextField
        form={form}
        texts="cases.page"
        name="at"
        label={t('appointmentAt')}
        type="datetime-local"
      />
      <FormTextField
        form={form}
        texts="cases.page"
        name="until"
        label={t('appointmentUntil')}
        hint={t('appointmentUntilHint')}
        required={false}
        type="time"
      />
      <Checkbox {...form.register('isConfirmed')} label={t('isConfirmed')} />
      {isTold && <TellTenant row={row} telling={said} onChange={setSaid} />}
      {email && <p>{t(isTold ? 'agreementMailed' : 'proposalMailed', { email })}</p>}
      {!email && !isTold && <p>{t('proposalUntold')}</p>}
    </StaffFormDialog>
  );
}
