import { useTranslations } from '@hausgeist/shell-api';
import { Checkbox, FormDialog, TextField } from '@hausgeist/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { oneOf } from '../../../lists/use-list-state';
import { useStaffForm } from '../../../forms/use-staff-form';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { useDialogTexts } from '../../../ui/use-dialog-texts';
import { EVENTS } from './events';
import { webhookSchema, type WebhookValues } from './webhook-schema';

const TYPES = EVENTS.map(({ type }) => type);

interface WebhookDialogProps {
  title: string;
  submitLabel: string;
  values: WebhookValues;
  /** A new webhook is active; later it can be switched off. */
  withActive?: boolean;
  busy: boolean;
  error: string | undefined;
  onSubmit: (values: WebhookValues, form: UseFormReturn<WebhookValues>) => Promise<void>;
  onClose: () => void;
}

/** Where messages go, and about what. */
export function WebhookDialog({
  values,
  withActive = false,
  onSubmit,
  ...dialog
}: WebhookDialogProps) {
  const t = useTranslations('webhooks.form');
  const eventText = useTranslations('webhooks.events');
  const form = useStaffForm<WebhookValues>(
    webhookSchema({
      urlInvalid: t('urlInvalid'),
      descriptionTooLong: t('descriptionTooLong'),
      eventsRequired: t('eventsRequired'),
    }),
    values,
  );
  const { errors, isDirty } = form.formState;
  const events = EVENTS.map(({ type, name }) => ({
    value: type,
    label: eventText(type),
    hint: name,
  }));
  return (
    <FormDialog
      {...useDialogTexts()}
      {...dialog}
      isDirty={isDirty}
      onSubmit={(event) => void form.handleSubmit((filled) => onSubmit(filled, form))(event)}
    >
      <TextField
        {...form.register('url')}
        type="url"
        inputMode="url"
        label={t('url')}
        hint={t('urlHint')}
        placeholder="https://"
        autoComplete="off"
        required
        error={errors.url?.message}
      />
      <TextField
        {...form.register('description')}
        label={t('description')}
        hint={t('descriptionHint')}
        autoComplete="off"
        error={errors.description?.message}
      />
      <Controller
        control={form.control}
        name="events"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            ref={field.ref}
            label={t('events')}
            groups={[{ key: 'all', label: t('allEvents'), choices: events }]}
            value={field.value}
            error={fieldState.error?.message}
            onChange={(chosen) =>
              field.onChange(chosen.flatMap((value) => oneOf(TYPES, value) ?? []))
            }
          />
        )}
      />
      {withActive && (
        <Checkbox {...form.register('isActive')} label={t('active')} hint={t('activeHint')} />
      )}
    </FormDialog>
  );
}
