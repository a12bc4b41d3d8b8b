import { useSession, useTranslations } from '@hausgeist/shell-api';
import {
  FormTextArea,
  FormTextField,
  StaffFormDialog,
  useAction,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { UpdatePortalAssistantDocument, type AssistantSettingsFragment } from '../../gql/graphql';
import { assistantSchema } from './assistant-schema';
import { ColorField } from './ColorField';
import { ContactFields, type AssistantValues } from './ContactFields';
import { HolidayFields } from './HolidayFields';

interface EditAssistantDialogProps {
  settings: AssistantSettingsFragment;
  onClose: () => void;
}

/** Changes what a company lets its assistant say; the platform also what it may cost. */
export function EditAssistantDialog({ settings, onClose }: EditAssistantDialogProps) {
  const t = useTranslations('assistant');
  // The platform pays, so its administrators alone say how much.
  const isPayer = useSession().viewer?.kind === 'ADMIN';
  const { run, isBusy, error } = useAction(UpdatePortalAssistantDocument, {
    failed: t('failed'),
    done: t('updated'),
  });
  const form = useStaffForm<AssistantValues>(assistantSchema, {
    emergencyContacts: settings.emergencyContacts.map(({ label, phone }) => ({ label, phone })),
    officeHours: settings.officeHours ?? '',
    holidays: settings.holidays.map(({ from, to, name }) => ({ from, to, name })),
    brandColor: settings.brandColor ?? '',
    dailyTokenBudget: settings.dailyTokenBudget?.toString() ?? '',
  });

  async function submit({ dailyTokenBudget, ...values }: AssistantValues): Promise<void> {
    const budget = dailyTokenBudget === '' ? null : Number(dailyTokenBudget);
    const input = {
      ...values,
      companyId: settings.id,
      officeHours: values.officeHours || null,
      brandColor: values.brandColor || null,
      ...(isPayer ? { dailyTokenBudget: budget } : {}),
    };
    if (await run({ input }, form)) onClose();
  }

  const field = { form, texts: 'assistant', required: false } as const;
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
      <ContactFields form={form} />
      <FormTextArea
        form={form}
        texts="assistant"
        name="officeHours"
        hint={t('officeHoursHint')}
        placeholder={t('officeHoursExample')}
      />
      <HolidayFields form={form} />
      <ColorField form={form} />
      {isPayer && (
        <FormTextField
          {...field}
          name="dailyTokenBudget"
          inputMode="numeric"
          label={t('budget')}
          hint={t('budgetHint')}
        />
      )}
    </StaffFormDialog>
  );
}
