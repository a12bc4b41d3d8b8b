import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextArea,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Controller } from 'react-hook-form';
import {
  AssignQuestionDocument,
  AssignQuestionsDocument,
  type QuestionRowFragment,
} from '../../gql/graphql';
import { assignSchema, MAX_WORDING, type AssignValues } from './knowledge-schema';
import styles from './Knowledge.module.css';
import { UseCasePicker } from '../studio';

interface AssignQuestionDialogProps {
  question: Pick<QuestionRowFragment, 'id' | 'text' | 'choices'>;
  /** Of others that ask for the same, too. */
  questionIds?: readonly string[];
  onClose: () => void;
}

/** Says which use case answers a question, so that the next who asks like this finds it. */
export function AssignQuestionDialog({
  question,
  questionIds,
  onClose,
}: AssignQuestionDialogProps) {
  const t = useTranslations('knowledge.assign');
  const errorText = useErrorText('knowledge.wording');
  const options = { failed: t('failed'), done: t('assigned'), rereads: 'active' as const };
  const one = useAction(AssignQuestionDocument, options);
  const several = useAction(AssignQuestionsDocument, options);
  const isBusy = one.isBusy || several.isBusy;
  const form = useStaffForm(assignSchema, {
    useCaseId: '',
    text: question.text.slice(0, MAX_WORDING),
  });
  const { errors } = form.formState;

  async function submit(values: AssignValues): Promise<void> {
    const done = questionIds
      ? await several.run({ input: { ids: [...questionIds], ...values } }, form)
      : await one.run({ input: { id: question.id, ...values } }, form);
    if (done) onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('title')}
      submitLabel={isBusy ? t('saving') : t('save')}
      isBusy={isBusy}
      error={one.error ?? several.error}
      onSubmit={submit}
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
            error={errorText(errors.useCaseId)}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
        )}
      />
      <FormTextArea
        form={form}
        texts="knowledge.wording"
        name="text"
        label={t('text')}
        hint={t('textHint')}
      />
    </StaffFormDialog>
  );
}
