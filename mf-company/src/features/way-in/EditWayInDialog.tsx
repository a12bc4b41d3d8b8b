import { useTranslations } from '@hausgeist/shell-api';
import {
  FormTextArea,
  FormTextField,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
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
  const { run, isBusy, error } = useAction(UpdatePortalWayInDocument, {
    failed: t('failed'),
    done: t('updated'),
  });
  const form = useStaffForm(schema, {
    slug: settings.slug,
    embedOrigins: settings.embedOrigins.join('\n'),
    customDomain: settings.customDomain ?? '',
  });

  async function submit(values: z.output<typeof schema>): Promise<void> {
    const embedOrigins = values.embedOrigins.split(/\s+/).filter(Boolean);
    const input = { ...values, embedOrigins, companyId: settings.id };
    if (await run({ input }, form)) onClose();
  }

  const field = { form, texts: 'wayIn', required: false } as const;
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
      <FormTextField {...field} name="slug" hint={t('slugHint')} spellCheck={false} required />
      <FormTextArea
        form={form}
        texts="wayIn"
        name="embedOrigins"
        label={t('origins')}
        hint={t('originsHint')}
        placeholder="https://www.beispiel.de"
      />
      <FormTextField
        {...field}
        name="customDomain"
        label={t('domain')}
        hint={t('domainHint')}
        placeholder="chat.beispiel.de"
        spellCheck={false}
      />
    </StaffFormDialog>
  );
}
