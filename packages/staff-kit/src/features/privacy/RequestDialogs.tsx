import { useToast, useTranslations } from '@hausgeist/shell-api';
import * as z from 'zod/mini';
import { useStaffForm } from '../../forms/use-staff-form';
import {
  ConfirmPrivacyRequestDocument,
  ExtendPrivacyRequestDocument,
  RefusePrivacyRequestDocument,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FormTextArea } from '../../ui/FormTextArea';
import { MutationDialog } from '../../ui/MutationDialog';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { PackageDialog } from './PackageDialog';
import type { RequestAction } from './RequestTables';
import type { RequestRow } from './use-requests';

/** Which dialog is open, and for which request. */
export interface OpenRequest {
  action: RequestAction;
  request: RequestRow;
}

interface DialogProps {
  request: RequestRow;
  onClose: () => void;
}

/** Asks whether the request really comes from the person, before it is done. */
function ConfirmDialog({ request, onClose }: DialogProps) {
  const t = useTranslations('dataProtection.confirm');
  const { id, kind, personName: name } = request;
  const isErasure = kind === 'ERASURE';
  return (
    <MutationDialog
      mutation={ConfirmPrivacyRequestDocument}
      variables={{ input: { id } }}
      rereads="active"
      title={t(isErasure ? 'eraseTitle' : 'exportTitle')}
      text={t(isErasure ? 'eraseText' : 'exportText', { name })}
      tone={isErasure ? 'danger' : 'primary'}
      confirm={t(isErasure ? 'erase' : 'export')}
      done={t(isErasure ? 'erasing' : 'exporting', { name })}
      failures={{ failed: t('failed') }}
      onClose={onClose}
    />
  );
}

const LONGEST = 1_000;
const noteSchema = z.object({ note: z.string().check(z.trim(), z.minLength(1, 'required')) });
type Values = z.infer<typeof noteSchema>;

/** Asks why a request is refused or takes longer; the person reads it. */
function NoteDialog({ request, action, onClose }: DialogProps & { action: 'refuse' | 'extend' }) {
  const t = useTranslations(`dataProtection.${action}`);
  const toast = useToast();
  const form = useStaffForm<Values>(noteSchema, { note: '' }, `${action} ${request.id}`);
  const options = { failed: t('failed'), rereads: 'active' } as const;
  const refusal = useAction(RefusePrivacyRequestDocument, options);
  const extension = useAction(ExtendPrivacyRequestDocument, options);
  const { run, isBusy, error } = action === 'refuse' ? refusal : extension;

  async function submit({ note }: Values): Promise<void> {
    if (!(await run({ input: { id: request.id, note } }, form))) return;
    toast(t('done'), 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      title={t('title')}
      form={form}
      submitLabel={t('submit')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text', { name: request.personName })}</p>
      <FormTextArea
        form={form}
        texts="dataProtection.note"
        name="note"
        label={t('reason')}
        hint={t(request.isAskedByPerson ? 'hint' : 'hintInside')}
        maxLength={LONGEST}
      />
    </StaffFormDialog>
  );
}

/** The dialog that is open for a request. */
export function RequestDialogs({
  open,
  onClose,
}: {
  open: OpenRequest | undefined;
  onClose: () => void;
}) {
  if (!open) return null;
  const { action, request } = open;
  if (action === 'confirm') return <ConfirmDialog request={request} onClose={onClose} />;
  if (action === 'package') return <PackageDialog request={request} onClose={onClose} />;
  return <NoteDialog key={action} action={action} request={request} onClose={onClose} />;
}
