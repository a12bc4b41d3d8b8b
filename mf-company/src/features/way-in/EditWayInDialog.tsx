import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextArea,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { TextField } from '@hausgeist/ui';
import * as z from 'zod/mini';
import { UpdatePortalWayInDocument, type WayInSettingsFragment } from '../../gql/graphql';

/** Messages are keys of `wayIn`. */
const schema = z.object({
  slug: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugInvalid'),
      z.minLength(2, 'slugInvalid'),
      z.maxLength(48, 'slugInvalid'),
    ),
  /** One in each line. */
  embedOrigins: z.string(),
  customDomain: z.string().check(z.trim(), z.maxLength(253)),
});

interface EditWayInDialogProps {
  settings: WayInSettingsFragment;
  onClose: () => void;
}

/** Changes the address of the chat, its own domain, and the websites that may show it. */
export function EditWayInDialog({ settings, onClose }: EditWayInDialogProps) {
  const t = useTranslations('wayIn');
  const errorText = useErrorText('wayIn');
  const { run, isBusy, error } = useAction(UpdatePortalWayInDocument, {
    failed: t('failed'),
    done: t('updated'),
  });
  const form = useStaffForm(schema, {
    slug: settings.slug,
    embedOrigins: settings.embedOrigins.join('\n'),
    customDomain: settings.customDomain ?? '',
  });
  const { errors } = form.formState;

  async function submit(values: z.output<typeof schema>): Promise<void> {
    const embedOrigins = values.embedOrigins.split(/\s+/).filter(Boolean);
    const input = { ...values, embedOrigins, companyId: settings.id };
    if (await run({ input }, form)) onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('edit')}
      submitLabel={isBusy ? t('saving') : t('save')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...form.register('slug')}
        label={t('slug')}
        hint={t('slugHint')}
        autoComplete="off"
        spellCheck={false}
        required
        error={errorText(errors.slug)}
      />
      <FormTextArea
        form={form}
        texts="wayIn"
        name="embedOrigins"
        label={t('origins')}
        hint={t('originsHint')}
        placeholder="https://www.beispiel.de"
      />
      <TextField
        {...form.register('customDomain')}
        label={t('domain')}
        hint={t('domainHint')}
        placeholder="chat.beispiel.de"
        autoComplete="off"
        spellCheck={false}
        error={errorText(errors.customDomain)}
      />
    </StaffFormDialog>
  );
}
