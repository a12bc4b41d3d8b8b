import { useQuery, useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useStaffForm } from '../../forms/use-staff-form';
import { RetentionDocument, RetentionDueDocument, SetRetentionDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { ActionDialog } from '../../ui/ActionDialog';
import { useMomentText, useZoneText } from '../../ui/DateText';
import { FormTextField } from '../../ui/FormFields';
import { LineShapes } from '../../ui/Shapes';
import { LoadState } from '../../ui/LoadState';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import type { RetentionTime } from './retention-time';

const schema = z.object({ days: z.string().check(z.trim(), z.regex(/^\d{0,6}$/, 'number')) });
type Values = z.infer<typeof schema>;

interface RetentionDialogProps {
  companyId: string | undefined;
  isPlatform: boolean;
  time: RetentionTime;
  onClose: () => void;
}

/** What the next night would take for good if this time held. */
function Due({
  companyId,
  isPlatform,
  time,
  days,
}: Omit<RetentionDialogProps, 'onClose'> & { days: number }) {
  const t = useTranslations('dataProtection.retention');
  const momentText = useMomentText();
  const zoneText = useZoneText();
  const { dataClass } = time;
  const company = companyId ?? null;
  const { data, error, loading, refetch } = useQuery(RetentionDueDocument, {
    variables: { companyId: company, input: { companyId: company, dataClass, days } },
    // The page behind it reads more of the same overview, which this answer would take from the cache.
    fetchPolicy: 'no-cache',
  });
  const count = data?.retentionDue;
  const next = data?.retentionOverview.nextRunAt;
  return (
    <>
      <LoadState
        error={error}
        isLoading={loading}
        failed={t('shorten.failed')}
        shape={<LineShapes count={2} />}
        onRetry={() => void refetch()}
      />
      {next && count !== undefined && (
        <p>
          <strong>
            {count === 0
              ? t('shorten.nothing')
              : t(isPlatform ? 'shorten.due' : 'shorten.ownDue', {
                  what: t(`shorten.counts.${dataClass}`, { count }),
                  at: `${momentText(next)} ${zoneText(next)}`,
                })}
          </strong>
        </p>
      )}
    </>
  );
}

/** Asks after how many days one class is deleted, and once more before that gets shorter. */
export function RetentionDialog({ companyId, isPlatform, time, onClose }: RetentionDialogProps) {
  const t = useTranslations('dataProtection.retention');
  const { dataClass, companyDays, platformDays } = time;
  const now = isPlatform ? platformDays : companyDays;
  const form = useStaffForm<Values>(schema, { days: now === null ? '' : String(now) });
  const { run, isBusy, error } = useAction(SetRetentionDocument, {
    failed: t('failedSave'),
    done: t('saved'),
    rereads: [RetentionDocument],
  });

  const [shorter, setShorter] = useState<number>();

  async function save(days: number | null): Promise<void> {
    const input = { companyId: companyId ?? null, dataClass, days };
    if (await run({ input }, form)) onClose();
  }

  async function submit(values: Values): Promise<void> {
    const days = values.days ? Number(values.days) : null;
    const isShorter = days !== null && days > 0 && (time.days === null || days < time.days);
    if (isShorter) setShorter(days);
    else await save(days);
  }

  if (shorter !== undefined) {
    return (
      <ActionDialog
        title={t('shorten.title')}
        confirmLabel={t('shorten.confirm')}
        isBusy={isBusy}
        error={error}
        onConfirm={() => save(shorter)}
        onClose={() => setShorter(undefined)}
      >
        <p>{t('shorten.text', { what: t(`classes.${dataClass}`), days: shorter })}</p>
        <Due companyId={companyId} isPlatform={isPlatform} time={time} days={shorter} />
        <p>{t('shorten.lost')}</p>
      </ActionDialog>
    );
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
          !isPlatform && platformDays !== null
            ? t('shorterHint', { days: platformDays })
            : t('emptyHint')
        }
      />
    </StaffFormDialog>
  );
}
