import { useQuery, useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormSelect,
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Alert } from '@hausgeist/ui';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { NoteAbsenceDocument, PossibleDeputiesDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { type Absence, useAbsences, useAbsenceText } from './use-absences';

/** What the form asks; messages are keys of `absences.form`. */
const schema = z
  .object({
    firstDay: required('firstDayRequired'),
    lastDay: required('lastDayRequired'),
    deputyId: z.string(),
    note: z.string(),
  })
  .check(
    z.refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
      path: ['lastDay'],
      error: 'daysReversed',
    }),
  );

type Days = Pick<Absence, 'firstDay' | 'lastDay'>;

const overlaps = (one: Days, other: Days): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/** What is worth knowing before it is saved: the deputy is away too, or the person stands in for others then. */
function useWarnings(memberId: string, deputyId: string, days: Days): string[] {
  const t = useTranslations('absences.form');
  const text = useAbsenceText();
  const absences = useAbsences(true).filter((one) => overlaps(one, days));
  const ofDeputy = absences.find(({ member }) => deputyId !== '' && member.id === deputyId);
  const covered = absences.filter(({ deputy }) => deputy?.id === memberId);
  return [
    ...(ofDeputy
      ? [t('deputyAway', { name: ofDeputy.member.name, text: text({ ...ofDeputy, deputy: null }) })]
      : []),
    ...covered.map(({ member }) => t('standsIn', { name: member.name })),
  ];
}

interface AbsenceDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** Asks when a person is away, and who stands in. */
export function AbsenceDialog({ member, onClose }: AbsenceDialogProps) {
  const t = useTranslations('absences');
  const companyId = useCompanyId();
  const known = useAbsences().find((one) => one.member.id === member.id);
  const { data } = useQuery(PossibleDeputiesDocument, { variables: { companyId } });
  const deputies = data?.possibleDeputies ?? (known?.deputy ? [known.deputy] : []);
  const { run, isBusy, error } = useAction(NoteAbsenceDocument, {
    failed: t('failed.note'),
    done: t('noted'),
    rereads: 'active',
  });
  const form = useStaffForm(
    schema,
    {
      firstDay: known?.firstDay ?? '',
      lastDay: known?.lastDay ?? '',
      deputyId: known?.deputy?.id ?? '',
      note: known?.note ?? '',
    },
    `absence ${member.id}`,
  );
  const { deputyId, firstDay, lastDay } = useWatch({ control: form.control });
  const warnings = useWarnings(member.id, deputyId ?? '', {
    firstDay: firstDay ?? '',
    lastDay: lastDay ?? '',
  });
  const field = { form, texts: 'absences.form' } as const;
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('dialogTitle', { name: member.name })}
      isBusy={isBusy}
      error={error}
      onSubmit={async ({ deputyId: chosen, ...values }) => {
        const input = { ...values, memberId: member.id, deputyId: chosen || null };
        if (await run({ input }, form)) onClose();
      }}
      onClose={onClose}
    >
      <FieldPair>
        <FormTextField {...field} name="firstDay" type="date" />
        <FormTextField {...field} name="lastDay" type="date" />
      </FieldPair>
      <FormSelect
        {...field}
        name="deputyId"
        hint={t('form.deputyHint')}
        options={[
          { value: '', label: t('form.noDeputy') },
          ...deputies
            .filter(({ id }) => id !== member.id)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {warnings.map((warning) => (
        <Alert key={warning} tone="warning">
          {warning}
        </Alert>
      ))}
      <FormTextField
        {...field}
        name="note"
        required={false}
        maxLength={200}
        hint={t('form.noteHint')}
      />
    </StaffFormDialog>
  );
}
