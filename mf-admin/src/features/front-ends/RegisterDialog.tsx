import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  required,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { TextField } from '@hausgeist/ui';
import * as z from 'zod/mini';
import { FrontEndsDocument, RegisterFrontEndDocument } from '../../gql/graphql';

const schema = z.object({
  name: required('nameMissing'),
  team: required('teamMissing'),
  origin: z.string(),
});
type Values = z.infer<typeof schema>;

/** Lets a team release a front end. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('frontEnds.register');
  const errorText = useErrorText('frontEnds.register');
  const toast = useToast();
  const { run, isBusy, error } = useAction(RegisterFrontEndDocument, {
    failed: t('failed'),
    rereads: [FrontEndsDocument],
  });
  const form = useStaffForm(schema, { name: 'mf-', team: '', origin: '' }, 'console front end');
  const { errors } = form.formState;

  async function register(input: Values): Promise<void> {
    if (!(await run({ input }, form))) return;
    toast(t('done', { name: input.name }), 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('title')}
      size="small"
      submitLabel={t('open')}
      isBusy={isBusy}
      error={error}
      onSubmit={register}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        autoComplete="off"
        spellCheck={false}
        error={errorText(errors.name)}
        {...form.register('name')}
      />
      <TextField
        label={t('team')}
        autoComplete="off"
        error={errorText(errors.team)}
        {...form.register('team')}
      />
      <TextField
        label={t('origin')}
        hint={t('originHint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={errorText(errors.origin)}
        {...form.register('origin')}
      />
    </StaffFormDialog>
  );
}
