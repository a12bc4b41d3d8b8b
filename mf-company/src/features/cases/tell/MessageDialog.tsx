import { useQuery, useTranslations } from '@hausgeist/shell-api';
import {
  FormTextArea,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Alert } from '@hausgeist/ui';
import * as z from 'zod/mini';
import type { CaseRow } from '../case-lists';
import { CaseTenantNoticeDocument, WriteToCaseTenantDocument } from '../gql/graphql';

/** Messages are keys of `cases.message`. */
const schema = z.object({ text: required('required.text') });

interface MessageDialogProps {
  row: CaseRow;
  /** The name of the tenant or owner. */
  name: string;
  onClose: () => void;
}

/** Writes to the tenant of a case, whose state stays as it is; says before by which way they get it. */
export function MessageDialog({ row: { id, number }, name, onClose }: MessageDialogProps) {
  const t = useTranslations('cases.message');
  const tell = useTranslations('cases.tell');
  const form = useStaffForm(schema, { text: '' }, `message of case ${id}`);
  const { data } = useQuery(CaseTenantNoticeDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const { run, isBusy, error } = useAction(WriteToCaseTenantDocument, {
    failed: t('failed'),
    done: t('sent', { name }),
    rereads: 'active',
  });
  const way = data?.case.tenantNotice;
  async function submit({ text }: z.infer<typeof schema>): Promise<void> {
    if (await run({ input: { id, text } }, form)) onClose();
  }
  return (
    <StaffFormDialog
      form={form}
      title={t('title', { name })}
      submitLabel={t('send')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {data && !way && <Alert tone="warning">{tell('noWay', { name })}</Alert>}
      <FormTextArea
        form={form}
        texts="cases.message"
        name="text"
        rows={6}
        maxLength={2_000}
        hint={t(way ?? 'anyWay', { number })}
      />
    </StaffFormDialog>
  );
}
