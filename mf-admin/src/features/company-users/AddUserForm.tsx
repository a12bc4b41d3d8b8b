import { useTranslations } from '@hausgeist/shell-api';
import { useErrorText } from '@hausgeist/staff-kit';
import { Checkbox, PasswordField, Select, TextField } from '@hausgeist/ui';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { CompanyPicker } from '../company-picker';
import type { AddUserValues } from './add-user-schema';
import { CHOOSABLE_STATUSES, ROLES } from './members';
import styles from './CompanyUsers.module.css';

interface AddUserFormProps {
  form: UseFormReturn<AddUserValues>;
  /** Asks for the company and for the state too. */
  forAnyCompany: boolean;
}

/** The fields of a new company user. */
export function AddUserForm({ form, forAnyCompany }: AddUserFormProps) {
  const t = useTranslations('companyUsers');
  const common = useTranslations('common');
  const errorText = useErrorText('companyUsers.form');
  const { register, control, setValue, formState } = form;
  const { errors, defaultValues } = formState;
  // Known before the fields below it: the first wrong field of the form gets the focus.
  register('companyId');
  const sendInvitation = useWatch({ control, name: 'sendInvitation' });
  const toggles = { showLabel: common('showCharacters'), hideLabel: common('hideCharacters') };
  return (
    <>
      {forAnyCompany && (
        <Controller
          control={control}
          name="companyId"
          render={({ field: { value, ref, onChange, onBlur } }) => (
            <CompanyPicker
              ref={ref}
              label={t('managingCompany')}
              value={value}
              error={errorText(errors.companyId)}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      )}
      <div className={styles.row}>
        <TextField
          label={t('form.firstName')}
          autoComplete="off"
          error={errorText(errors.firstName)}
          {...register('firstName')}
        />
        <TextField
          label={t('form.lastName')}
          autoComplete="off"
          error={errorText(errors.lastName)}
          {...register('lastName')}
        />
      </div>
      <TextField
        label={t('form.email')}
        type="email"
        autoComplete="off"
        error={errorText(errors.email)}
        {...register('email')}
      />
      <Select
        label={t('role')}
        options={ROLES.map((role) => ({ value: role, label: t(role) }))}
        defaultValue={defaultValues?.role}
        {...register('role')}
      />
      {forAnyCompany ? (
        <Select
          label={t('status')}
          hint={sendInvitation ? t('form.statusPending') : t('form.statusOther')}
          options={CHOOSABLE_STATUSES.map((status) => ({ value: status, label: t(status) }))}
          defaultValue={defaultValues?.status}
          {...register('status', {
            // Who waits for nothing but an invitation is pending; everybody else has a password.
            onChange: (event: { target: { value: string } }) =>
              setValue('sendInvitation', event.target.value === 'PENDING'),
          })}
        />
      ) : (
        <Checkbox
          label={t('form.sendInvitation')}
          hint={t('form.sendInvitationHint')}
          {...register('sendInvitation')}
        />
      )}
      {!sendInvitation && (
        <>
          <PasswordField
            label={t('form.temporaryPassword')}
            hint={t('form.temporaryPasswordHint')}
            autoComplete="new-password"
            error={errorText(errors.temporaryPassword)}
            {...toggles}
            {...register('temporaryPassword')}
          />
          <PasswordField
            label={t('form.confirmPassword')}
            autoComplete="new-password"
            error={errorText(errors.confirmPassword)}
            {...toggles}
            {...register('confirmPassword')}
          />
        </>
      )}
    </>
  );
}
