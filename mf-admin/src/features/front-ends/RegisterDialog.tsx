import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FormTextField,
  required,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
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
  const toast = useToast();
  const { run, isBusy, error } = useAction(RegisterFrontEndDocument, {
    failed: t('failed'),
    rereads: [FrontEndsDocument],
  });
  const form = useStaffForm(schema, { name: 'mf-', team: '', origin: '' }, 'console front end');

  async function register(input: Values): Promise<void> {
    if (!(await run({ input }, form))) return;
    toast(t('done', { name: input.name }), 'success');
    onClose();
  }

  const field = { form, texts: 'frontEnds.register', required: false } as const;
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
      <FormTextField {...field} name="name" spellCheck={false} />
      <FormTextField {...field} name="team" />
      <FormTextField
        {...field}
        name="origin"
        hint={t('originHint')}
        inputMode="url"
        spellCheck={false}
      />
    </StaffFormDialog>
  );
}
