import { useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useErrorText, useStaffForm } from '@hausgeist/staff-kit';
import { TextField } from '@hausgeist/ui';
import * as z from 'zod/mini';
import { SetModelPriceDocument } from '../../gql/graphql';
import type { ModelPrice } from './metrics';
import styles from './Monitoring.module.css';

/** An amount, with a point or a comma before the cents. */
const amount = z.string().check(z.trim(), z.regex(/^\d+(?:[.,]\d+)?$/, 'invalidPrice'));
const schema = z.object({ inputPrice: amount, outputPrice: amount });
type Values = z.infer<typeof schema>;

const toNumber = (text: string) => Number(text.replace(',', '.'));

interface PriceDialogProps {
  model: string;
  price: ModelPrice | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Says what a model costs. */
export function PriceDialog({ model, price, onSaved, onClose }: PriceDialogProps) {
  const t = useTranslations('monitoring.models');
  const errorText = useErrorText('monitoring.models');
  const { run, isBusy, error } = useAction(SetModelPriceDocument, {
    failed: t('saveFailed'),
    done: t('saved', { model }),
  });
  const form = useStaffForm(
    schema,
    {
      inputPrice: String(price?.inputPrice ?? ''),
      outputPrice: String(price?.outputPrice ?? ''),
    },
    `console price ${model}`,
  );
  const { errors } = form.formState;

  async function save({ inputPrice, outputPrice }: Values): Promise<void> {
    const prices = { inputPrice: toNumber(inputPrice), outputPrice: toNumber(outputPrice) };
    if (!(await run({ input: { model, ...prices } }, form))) return;
    onSaved();
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('editTitle', { model })}
      size="small"
      isBusy={isBusy}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('inputPrice')}
        inputMode="decimal"
        autoComplete="off"
        error={errorText(errors.inputPrice)}
        {...form.register('inputPrice')}
      />
      <TextField
        label={t('outputPrice')}
        inputMode="decimal"
        autoComplete="off"
        error={errorText(errors.outputPrice)}
        {...form.register('outputPrice')}
      />
      <p className={styles.note}>{t('note')}</p>
    </StaffFormDialog>
  );
}
