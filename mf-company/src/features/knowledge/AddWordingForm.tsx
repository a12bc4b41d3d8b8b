import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, InlineError, PlusIcon, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { wordingSchema } from './knowledge-schema';
import styles from './Knowledge.module.css';
import { useAddWording } from './use-knowledge-mutations';

/** Adds other words for a use case. */
export function AddWordingForm({ useCaseId }: { useCaseId: string }) {
  const t = useTranslations('knowledge.wording');
  const toast = useToast();
  const place = usePlaceFailure();
  const add = useAddWording();
  const [error, setError] = useState<string>();
  const schema = wordingSchema({ required: t('required'), tooLong: t('tooLong') });
  const form = useValidatedForm(schema, { text: '' }, `wording ${useCaseId}`);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    setError(undefined);
    try {
      await add({ variables: { input: { useCaseId, text } } });
      toast(t('added'), 'success');
      form.reset();
      form.setFocus('text');
    } catch (cause) {
      setError(place(cause, form, { failed: t('addFailed') }));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.add}>
        <TextField
          {...form.register('text')}
          label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          error={errors.text?.message}
        />
        <Button type="submit" icon={<PlusIcon size={18} />} busy={isSubmitting}>
          {t('add')}
        </Button>
      </div>
      {error && <InlineError>{error}</InlineError>}
    </form>
  );
}
