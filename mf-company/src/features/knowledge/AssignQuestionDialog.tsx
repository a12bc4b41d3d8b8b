import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, TextArea } from '@hausgeist/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import type { QuestionRowFragment } from '../../gql/graphql';
import { assignSchema, MAX_WORDING } from './knowledge-schema';
import styles from './Knowledge.module.css';
import { UseCasePicker } from './UseCasePicker';
import { useAssignQuestion } from './use-knowledge-mutations';

interface AssignQuestionDialogProps {
  question: QuestionRowFragment;
  onClose: () => void;
}

/** Says which use case answers a question, so that the next who asks like this finds it. */
export function AssignQuestionDialog({ question, onClose }: AssignQuestionDialogProps) {
  const t = useTranslations('knowledge.assign');
  const wording = useTranslations('knowledge.wording');
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const assign = useAssignQuestion();
  const [error, setError] = useState<string>();
  const schema = assignSchema({
    useCase: t('useCaseRequired'),
    required: wording('required'),
    tooLong: wording('tooLong'),
  });
  const form = useValidatedForm(schema, {
    useCaseId: '',
    text: question.text.slice(0, MAX_WORDING),
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      await assign({ variables: { input: { id: question.id, ...values } } });
      toast(t('assigned'), 'success');
      onClose();
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed') }));
    }
  });

  return (
    <FormDialog
      {...texts}
      title={t('title')}
      submitLabel={isSubmitting ? t('saving') : t('save')}
      busy={isSubmitting}
      isDirty={isDirty}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p className={styles.quote}>{question.text}</p>
      <Controller
        control={form.control}
        name="useCaseId"
        render={({ field }) => (
          <UseCasePicker
            ref={field.ref}
            suggestion={question.choices[0]}
            error={errors.useCaseId?.message}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="text"
        render={({ field: { name, value, onBlur, onChange } }) => (
          <TextArea
            name={name}
            value={value}
            label={t('text')}
            hint={t('textHint')}
            error={errors.text?.message}
            onBlur={onBlur}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}
