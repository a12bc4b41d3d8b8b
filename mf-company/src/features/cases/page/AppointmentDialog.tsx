import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import * as z from 'zod/mini';
import type { CaseRow } from '../case-lists';
import { SetCaseAppointmentDocument } from '../gql/graphql';

/** Messages are keys of `cases.page`. */
const schema = z.object({ at: required('appointmentAt'), isConfirmed: z.boolean() });

/** A moment as the browser's own field takes it, in the time of the place. */
function toLocal(at: string | null): string {
  if (!at) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}

/** Names an appointment. */
export function AppointmentDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('cases.page');
  const { id, revision, appointmentAt } = row;
  const form = useStaffForm(schema, { at: toLocal(appointmentAt ?? null), isConfirmed: false });
  const { run, isBusy, error } = useAction(SetCaseAppointmentDocument, {
    failed: t('changeFailed'),
    rereads: 'active',
  });
  async function submit({ at, isConfirmed }: z.infer<typeof schema>): Promise<void> {
    const moment = new Date(at).toISOString();
    if (await run({ input: { id, revision, at: moment, isConfirmed } }, form)) onClose();
  }
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('appointmentTitle')}
      isBusy={isBusy}
      error={error}
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
    </StaffFormDialog>
  );
}
