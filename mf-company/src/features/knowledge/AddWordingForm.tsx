import { useTranslations } from '@hausgeist/shell-api';
import { useAction, useErrorText, useStaffForm } from '@hausgeist/staff-kit';
import { Button, InlineError, PlusIcon, TextField } from '@hausgeist/ui';
import { AddPortalWordingDocument } from '../../gql/graphql';
import { wordingSchema } from './knowledge-schema';
import styles from './Knowledge.module.css';

/** Adds other words for a use case. */
export function AddWordingForm({ useCaseId }: { useCaseId: string }) {
  const t = useTranslations('knowledge.wording');
  const errorText = useErrorText('knowledge.wording');
  const { run, isBusy, error } = useAction(AddPortalWordingDocument, {
    failed: t('addFailed'),
    done: t('added'),
    rereads: 'active',
  });
  const form = useStaffForm(wordingSchema, { text: '' }, `wording ${useCaseId}`);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ text }) => {
    if (!(await run({ input: { useCaseId, text } }, form))) return;
    form.reset();
    form.setFocus('text');
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.add}>
        <TextField
          {...form.register('text')}
          label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          error={errorText(errors.text)}
        />
        <Button type="submit" icon={<PlusIcon size={18} />} busy={isBusy}>
          {t('add')}
        </Button>
      </div>
      {error && <InlineError>{error}</InlineError>}
    </form>
  );
}
