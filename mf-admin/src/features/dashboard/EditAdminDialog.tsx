import { useTranslations } from '@hausgeist/shell-api';
import {
  emailAddress,
  required,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { PasswordMeter, useJudgement } from '@hausgeist/staff-kit/passwords';
import { Alert, PasswordField, TextField } from '@hausgeist/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { UpdateAdminDocument, type AdminRowFragment } from '../../gql/graphql';
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
  const [saved, setSaved] = useState(false);
  const { run, isBusy, error } = useAction(UpdateAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const form = useStaffForm(
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
  const {
    firstName = '',
    lastName = '',
    email = '',
    password = '',
  } = useWatch({
    control: form.control,
  });
  const names = [firstName, lastName];
  const judgement = useJudgement({ audience: 'ADMIN', password, email, names });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  async function save(values: Values): Promise<void> {
    if (saved) return;
    const { password: chosen, ...person } = values;
    const details = {
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
      email: person.email.trim(),
    };
    const input = { id: admin.id, ...details, ...(chosen ? { password: chosen } : {}) };
    if (!(await run({ input }, form))) return;
    setSaved(true);
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('title')}
      isBusy={isBusy}
      error={error}
      isDirty={isDirty && !saved}
      onSubmit={save}
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
        hint={t('passwordHint', { count: judgement?.minLength ?? 6 })}
        autoComplete="new-password"
        showLabel={common('showCharacters')}
        hideLabel={common('hideCharacters')}
        error={errorText(errors.password)}
        {...form.register('password')}
      />
      <PasswordMeter password={password} judgement={judgement} />
    </StaffFormDialog>
  );
}
