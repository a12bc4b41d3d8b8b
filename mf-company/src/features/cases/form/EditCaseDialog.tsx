import { useTranslations } from '@hausgeist/shell-api';
import {
  ChangesOfOthersNote,
  StaffFormDialog,
  useAction,
  useChangesOfOthers,
  useStaffForm,
} from '@hausgeist/staff-kit';
import type { CaseRow } from '../case-lists';
import { UpdateCaseDocument } from '../gql/graphql';
import { CaseFields } from './CaseFields';
import { caseSchema, toInput, valuesOf, type CaseValues } from './case-schema';

/** Fields whose values are words of their own. */
const TYPED: ReadonlySet<string> = new Set<keyof CaseValues>([
  ...(['title', 'description', 'place'] as const),
  ...(['craftsmanName', 'craftsmanEmail', 'craftsmanPhone', 'externalId'] as const),
]);

/** Changes what is written in a case. */
export function EditCaseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const t = useTranslations('cases.form');
  const { id, number, revision } = row;
  const field = useTranslations('cases.field');
  const now = valuesOf(row);
  const form = useStaffForm(caseSchema, now, `case ${id}`);
  const others = useChangesOfOthers(form, now);
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
      size="large"
      title={t('editTitle', { number })}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangesOfOthersNote
        changes={others}
        labelOf={(name) => field(name as 'title')}
        // What is chosen from a list is known by a key.
        textOf={(name, value) => (TYPED.has(name) ? String(value) : '')}
      />
      <CaseFields form={form} hasPerson={row.endUser !== null} assignee={row.assignee} />
    </StaffFormDialog>
  );
}
