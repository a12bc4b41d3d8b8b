import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormTextField, StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CaseRow, CaseState } from '../case-lists';
import { readFragment } from '../gql/fragment-masking';
import {
  CaseRowFragmentDoc,
  SetCaseAppointmentDocument,
  UpdateCaseDocument,
  type UpdateCaseInput,
} from '../gql/graphql';
import { fromFields } from '../../../ui/appointment-fields';
import { TELLING, toTelling } from './telling';
import { TellTenant } from './TellTenant';

const schema = z.object({ at: z.string(), until: z.string() });

/** What changes in a case, its state among it. */
export type StateChange = Pick<UpdateCaseInput, 'assigneeId'> & { state: CaseState };

/** Whether an appointment alone schedules it. */
const opens = ({ state }: CaseRow) => state === 'OPEN' || state === 'REOPENED';

interface StateDialogProps {
  row: CaseRow;
  changes: StateChange;
  onClose: () => void;
}

/** Gives a case another state, and says before that its tenant is told. */
export function StateDialog({ row, changes, onClose }: StateDialogProps) {
  const t = useTranslations('cases');
  const toast = useToast();
  const form = useStaffForm(schema, { at: '', until: '' });
  const [said, setSaid] = useState(TELLING);
  const texts = { failed: t('page.changeFailed'), rereads: 'active' } as const;
  const updating = useAction(UpdateCaseDocument, texts);
  const appointing = useAction(SetCaseAppointmentDocument, texts);
  const { id } = row;
  const takesTime = changes.state === 'SCHEDULED' && row.appointmentState !== 'CONFIRMED';

  async function submit(fields: z.infer<typeof schema>): Promise<void> {
    const telling = toTelling(said, true);
    let seen = row;
    if (fields.at) {
      // It is told once, of both, with the state.
      const when = { ...fromFields(fields), isConfirmed: true, tellsTenant: false };
      const input = { id, revision: row.revision, ...when };
      const done = await appointing.run(
        { input: opens(row) ? { ...input, ...telling } : input },
        form,
      );
      if (!done) return;
      seen = readFragment(CaseRowFragmentDoc, done.setCaseAppointment.case);
    }
    const { state, ...others } = changes;
    const left = seen.state === state ? others : changes;
    if (Object.keys(left).length > 0) {
      const input = { id, revision: seen.revision, ...left, ...telling };
      if (!(await updating.run({ input }, form))) return;
    }
    toast(t('form.saved', { number: row.number }), 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('tell.title', { state: t(`state.${changes.state}`) })}
      submitLabel={t('tell.submit')}
      isBusy={updating.isBusy || appointing.isBusy}
      error={updating.error ?? appointing.error}
      isDirty={form.formState.isDirty || said.note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {takesTime && (
        <>
          <FormTextField
            form={form}
            texts="cases.page"
            name="at"
            label={t('tell.at')}
            hint={t('tell.atHint')}
            type="datetime-local"
          />
          <FormTextField
            form={form}
            texts="cases.page"
            name="until"
            label={t('page.appointmentUntil')}
            type="time"
          />
        </>
      )}
      <TellTenant tellsOthers row={row} telling={said} onChange={setSaid} />
    </StaffFormDialog>
  );
}
