import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, TextField } from '@hausgeist/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../forms/resolver';
import { placeFieldFailures } from '../../forms/server-errors';
import { useErrorText } from '../../forms/use-error-text';
import { SetModelPriceDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useFormDialogTexts } from '../../ui/use-dialog-texts';
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
  const common = useTranslations('common');
  const errorText = useErrorText('monitoring.models');
  const toast = useToast();
  const texts = useFormDialogTexts();
  const { run, busy, error } = useAction(SetModelPriceDocument, { failed: t('saveFailed') });
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: {
      inputPrice: String(price?.inputPrice ?? ''),
      outputPrice: String(price?.outputPrice ?? ''),
    },
  });
  const { errors, isDirty } = form.formState;

  async function save({ inputPrice, outputPrice }: Values): Promise<void> {
    const prices = { inputPrice: toNumber(inputPrice), outputPrice: toNumber(outputPrice) };
    const result = await run({ input: { model, ...prices } });
    if (!result) return;
    if ('failure' in result) {
      placeFieldFailures(form, result.failure);
      return;
    }
    toast(t('saved', { model }), 'success');
    onSaved();
    onClose();
  }

  return (
    <FormDialog
      {...texts}
      title={t('editTitle', { model })}
      size="small"
      submitLabel={busy ? common('saving') : common('save')}
      busy={busy}
      error={error}
      isDirty={isDirty}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
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
    </FormDialog>
  );
}
