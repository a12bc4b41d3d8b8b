import { useTranslations } from '@hausgeist/shell-api';
import { Alert, FormDialog, PasswordField, TextField } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { emailAddress, required } from '../../forms/rules';
import { placeFieldFailures } from '../../forms/server-errors';
import { useDialogForm } from '../../forms/use-dialog-form';
import { useErrorText } from '../../forms/use-error-text';
import { UpdateAdminDocument, type AdminRowFragment } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useFormDialogTexts } from '../../ui/use-dialog-texts';
import styles from './Dashboard.module.css';

/** How long the success is shown before the dialog closes. */
export const CLOSE_DELAY_MS = 1_500;

const schema = z.object({
  firstName: required('firstNameMissing'),
  lastName: required('lastNameMissing'),
  email: emailAddress('emailMissing', 'invalidEmail'),
  password: z.string(),
});
type Values = z.infer<typeof schema>;

interface EditAdminDialogProps {
  admin: AdminRowFragment;
  onClose: () => void;
}

/** Changes an administrator's name, address or password. */
export function EditAdminDialog({ admin, onClose }: EditAdminDialogProps) {
  const t = useTranslations('dashboard.edit');
  const common = useTranslations('common');
  const errorText = useErrorText('dashboard.edit');
  const texts = useFormDialogTexts();
  const [saved, setSaved] = useState(false);
  const [placed, setPlaced] = useState(false);
  const { run, busy, error } = useAction(UpdateAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const form = useDialogForm(
    schema,
    {
      firstName: admin.firstName,
      lastName: admin.lastName,
      email: admin.email,
      password: '',
    },
    `console admin ${admin.id}`,
  );
  const { errors, isDirty } = form.formState;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  async function save({ firstName, lastName, email, password }: Values): Promise<void> {
    if (saved) return;
    const names = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
    const input = { id: admin.id, ...names, ...(password ? { password } : {}) };
    const result = await run({ input });
    if (!result) return;
    if ('data' in result) setSaved(true);
    else setPlaced(placeFieldFailures(form, result.failure));
  }

  return (
    <FormDialog
      {...texts}
      title={t('title')}
      submitLabel={busy ? common('saving') : common('save')}
      busy={busy}
      error={placed ? undefined : error}
      isDirty={isDirty && !saved}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      {saved && <Alert tone="success">{t('success')}</Alert>}
      <div className={styles.row}>
        <TextField
          label={t('firstName')}
          error={errorText(errors.firstName)}
          {...form.register('firstName')}
        />
        <TextField
          label={t('lastName')}
          error={errorText(errors.lastName)}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label={t('email')}
        type="email"
        error={errorText(errors.email)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        showLabel={common('showCharacters')}
        hideLabel={common('hideCharacters')}
        error={errorText(errors.password)}
        {...form.register('password')}
      />
    </FormDialog>
  );
}
