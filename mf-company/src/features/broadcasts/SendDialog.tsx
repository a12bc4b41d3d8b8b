import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormTextField, StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SendPortalBroadcastDocument, type BroadcastRowFragment } from './gql/graphql';
import { useWhom } from './use-whom';

const schema = z.object({ at: z.string() });

interface SendDialogProps {
  broadcast: BroadcastRowFragment;
  onClose: () => void;
}

/** Asks when a message is to go. */
export function SendDialog({ broadcast, onClose }: SendDialogProps) {
  const t = useTranslations('broadcasts');
  const whom = useWhom();
  const toast = useToast();
  const form = useStaffForm(schema, { at: '' });
  const at = useWatch({ control: form.control, name: 'at' });
  const { run, isBusy, error } = useAction(SendPortalBroadcastDocument, {
    failed: t('sendDialog.failed'),
    rereads: 'active',
  });

  async function submit(values: z.infer<typeof schema>): Promise<void> {
    const time = values.at ? new Date(values.at).toISOString() : null;
    if (!(await run({ input: { id: broadcast.id, at: time } }, form))) return;
    toast(t(time ? 'sendDialog.scheduled' : 'sendDialog.sent'), 'success');
    onClose();
  }

  const { reached, unsubscribed, unproven } = broadcast.reach;
  const label = at ? t('sendDialog.schedule') : t('sendDialog.send');
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('sendDialog.title')}
      submitLabel={isBusy ? t('sendDialog.sending') : label}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('sendDialog.text', { count: reached, whom: whom(broadcast) })}</p>
      {unsubscribed > 0 && <p>{t('sendDialog.unsubscribed', { count: unsubscribed })}</p>}
      {unproven > 0 && <p>{t('sendDialog.unproven', { count: unproven })}</p>}
      <FormTextField
        form={form}
        texts="broadcasts.sendDialog"
        name="at"
        type="datetime-local"
        required={false}
        hint={t('sendDialog.atHint')}
      />
    </StaffFormDialog>
  );
}
