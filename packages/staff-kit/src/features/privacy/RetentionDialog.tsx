import { useToast, useTranslations } from '@hausgeist/shell-api';
import * as z from 'zod/mini';
import { useStaffForm } from '../../forms/use-staff-form';
import { SetRetentionDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FormTextField } from '../../ui/FormFields';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import type { RetentionTime } from './retention-time';

const schema = z.object({ days: z.string().check(z.trim(), z.regex(/^\d{0,6}$/, 'number')) });
type Values = z.infer<typeof schema>;

interface RetentionDialogProps {
  companyId: string | undefined;
  time: RetentionTime;
  onClose: () => void;
}

/** Asks after how many days one class is deleted. */
export function RetentionDialog({ companyId, time, onClose }: RetentionDialogProps) {
  const t = useTranslations('dataProtection.retention');
  const toast = useToast();
  const { dataClass, companyDays, platformDays } = time;
  const now = companyId ? companyDays : platformDays;
  const form = useStaffForm<Values>(schema, { days: now === null ? '' : String(now) });
  const { run, isBusy, error } = useAction(SetRetentionDocument, {
    failed: t('failedSave'),
    rereads: 'active',
  });

  async function submit({ days }: Values): Promise<void> {
    const input = { companyId: companyId ?? null, dataClass, days: days ? Number(days) : null };
    if (!(await run({ input }, form))) return;
    toast(t('saved'), 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      title={t(`classes.${dataClass}`)}
      form={form}
      size="small"
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`texts.${dataClass}`)}</p>
      <FormTextField
        form={form}
        name="days"
        texts="dataProtection.retention.form"
        inputMode="numeric"
        required={false}
        hint={
          companyId && platformDays !== null
            ? t('shorterHint', { days: platformDays })
            : t('emptyHint')
        }
      />
    </StaffFormDialog>
  );
}
