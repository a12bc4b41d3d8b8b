import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useStaffForm } from '../../../forms/use-staff-form';
import {
  ReplayWebhookDeliveriesDocument,
  WebhookDeliveryCountDocument,
  type WebhookDeliveryFilter,
} from '../../../gql/graphql';
import { useListQuery } from '../../../lists/use-list-query';
import { useAction } from '../../../requests/use-action';
import { FormSelect, FormTextField } from '../../../ui/FormFields';
import { StaffFormDialog } from '../../../ui/StaffFormDialog';

const TEXTS = 'webhooks.replayMany';

/** What can be sent again; what waits is on its way by itself. */
const STATUSES = ['FAILED', 'DELIVERED'] as const;

/** Messages are keys of `webhooks.replayMany`. */
const schema = z
  .object({ from: z.string(), to: z.string(), status: z.enum(['', ...STATUSES]) })
  .check(z.refine(({ from, to }) => !from || !to || from < to, { path: ['to'], error: 'toEarly' }));
type Values = z.infer<typeof schema>;

/** A moment of the browser's own field, in the time of the place. */
const toMoment = (local: string) => (local ? new Date(local).toISOString() : null);

const toFilter = ({ from, to, status }: Values): WebhookDeliveryFilter => ({
  from: toMoment(from),
  to: toMoment(to),
  status: status === '' ? null : status,
});

interface ReplayDialogProps {
  webhookId: string;
  /** What the list shows is asked for first. */
  status: string;
  onSent: () => void;
  onClose: () => void;
}

/** Sends what was told in a time once more, for a receiver that was down or has lost it. */
export function ReplayDialog({ webhookId, status, onSent, onClose }: ReplayDialogProps) {
  const t = useTranslations(TEXTS);
  const common = useTranslations('common');
  const toast = useToast();
  const first = status === 'DELIVERED' ? status : 'FAILED';
  const form = useStaffForm<Values>(schema, { from: '', to: '', status: first });
  const [from, to, chosen] = useWatch({ control: form.control, name: ['from', 'to', 'status'] });
  const filter = toFilter({ from, to, status: chosen });
  const { data } = useListQuery(WebhookDeliveryCountDocument, { webhookId, filter });
  const { run, isBusy, error } = useAction(ReplayWebhookDeliveriesDocument, {
    failed: t('failed'),
    offline: common('offline'),
  });
  async function submit(values: Values): Promise<void> {
    const sent = await run({ input: { id: webhookId, filter: toFilter(values) } }, form);
    if (!sent) return;
    const { count } = sent.replayWebhookDeliveries;
    toast(t('done', { count }), count > 0 ? 'success' : 'info');
    onSent();
    onClose();
  }
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={t('title')}
      submitLabel={t(isBusy ? 'sending' : 'submit')}
      isBusy={isBusy}
      error={error}
      isDirty={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <FormSelect
        form={form}
        texts={TEXTS}
        name="status"
        options={[
          ...STATUSES.map((value) => ({ value, label: t(`of.${value}`) })),
          { value: '', label: t('of.ALL') },
        ]}
      />
      <FormTextField form={form} texts={TEXTS} name="from" type="datetime-local" required={false} />
      <FormTextField form={form} texts={TEXTS} name="to" type="datetime-local" required={false} />
      <p role="status">{data && t('count', { count: data.webhookDeliveries.totalCount })}</p>
    </StaffFormDialog>
  );
}
