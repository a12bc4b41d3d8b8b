import { useQuery, useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FormSelect,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import * as z from 'zod/mini';
import { HandOverWorkDocument, PossibleDeputiesDocument, WorkOfDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { useNamesWithAbsence } from './use-absences';

const schema = z.object({ toId: required('toRequired') });

interface HandOverDialogProps {
  member: { id: string; name: string };
  onClose: () => void;
}

/** Asks who gets all that a member looks after. */
export function HandOverDialog({ member, onClose }: HandOverDialogProps) {
  const t = useTranslations('absences.handOver');
  const toast = useToast();
  const companyId = useCompanyId();
  const nameOf = useNamesWithAbsence();
  const work = useQuery(WorkOfDocument, {
    variables: { id: member.id },
    fetchPolicy: 'network-only',
  }).data?.companyUserWork;
  const deputies = useQuery(PossibleDeputiesDocument, { variables: { companyId } }).data
    ?.possibleDeputies;
  const colleagues = deputies?.filter(({ id }) => id !== member.id) ?? [];
  const { run, isBusy, error } = useAction(HandOverWorkDocument, {
    failed: t('failed'),
    rereads: 'active',
  });
  const form = useStaffForm(schema, { toId: '' }, `hand over ${member.id}`);
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('title', { name: member.name })}
      submitLabel={t(isBusy ? 'submitting' : 'submit')}
      isBusy={isBusy}
      error={error}
      onSubmit={async ({ toId }) => {
        const answer = await run({ input: { memberId: member.id, toId } }, form);
        if (!answer) return;
        const { remaining, ...counts } = answer.handOverWork;
        const to = colleagues.find(({ id }) => id === toId)?.name ?? '';
        if (remaining > 0) toast(t('remaining', { remaining }), 'danger');
        else {
          toast(t('done', { ...counts, name: to }), 'success');
          onClose();
        }
      }}
      onClose={onClose}
    >
      <p aria-live="polite">
        {work && t('work', { conversations: work.ownConversations, cases: work.openCases })}
      </p>
      <FormSelect
        form={form}
        texts="absences.handOver"
        name="toId"
        hint={t('toHint')}
        options={[
          { value: '', label: t('choose') },
          ...colleagues.map((one) => ({ value: one.id, label: nameOf(one) })),
        ]}
      />
    </StaffFormDialog>
  );
}
