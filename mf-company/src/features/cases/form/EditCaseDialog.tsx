import { useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import type { CaseRow } from '../case-lists';
import { UpdateCaseDocument } from '../gql/graphql';
import { CaseFields } from './CaseFields';
import { caseSchema, toInput, valuesOf, type CaseValues } from './case-schema';

/** Changes what is written in a case. */
export function EditCaseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('cases.form');
  const { id, number, revision } = row;
  const form = useStaffForm(caseSchema, valuesOf(row), `case ${id}`);
  const { run, isBusy, error } = useAction(UpdateCaseDocument, {
    failed: t('failed'),
    done: t('saved', { number }),
    rereads: 'active',
  });
  async function submit(values: CaseValues): Promise<void> {
    if (await run({ input: { id, revision, ...toInput(values) } }, form)) onClose();
  }
  return (
    <StaffFormDialog
      form={form}
      title={t('editTitle', { number })}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <CaseFields form={form} hasPerson={row.endUser !== null} />
    </StaffFormDialog>
  );
}
