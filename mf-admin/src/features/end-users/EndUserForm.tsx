import { useTranslations } from '@hausgeist/shell-api';
import { useErrorText } from '@hausgeist/staff-kit';
import { randomAuthNumber } from '@hausgeist/staff-kit/end-users';
import { Button, RetryIcon, Select, TextField } from '@hausgeist/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CompanyPicker } from '../company-picker';
import type { EndUserValues } from './end-user-schema';
import styles from './EndUsers.module.css';

interface EndUserFormProps {
  form: UseFormReturn<EndUserValues>;
  /** Name of the company that is chosen at the beginning, where it is known. */
  companyName?: string;
}

/** The fields of a tenant or an owner. */
export function EndUserForm({ form, companyName }: EndUserFormProps) {
  const t = useTranslations('endUsers');
  const errorText = useErrorText('endUsers.form');
  const { register, control, setValue, formState } = form;
  const { errors, defaultValues } = formState;
  // Known before the fields below it: the first wrong field of the form gets the focus.
  register('companyId');
  const field = (name: Exclude<keyof EndUserValues, 'type' | 'companyId'>, type = 'text') => (
    <TextField
      label={t(`form.${name}`)}
      type={type}
      autoComplete="off"
      error={errorText(errors[name])}
      {...register(name)}
    />
  );
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t('form.type')}
          options={[
            { value: 'TENANT', label: t('TENANT') },
            { value: 'OWNER', label: t('OWNER') },
          ]}
          defaultValue={defaultValues?.type}
          {...register('type')}
        />
        <Controller
          control={control}
          name="companyId"
          render={({ field: { value, ref, onChange, onBlur } }) => (
            <CompanyPicker
              ref={ref}
              label={t('form.company')}
              value={value}
              name={companyName}
              error={errorText(errors.companyId)}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </div>
      <div className={styles.row}>
        {field('firstName')}
        {field('lastName')}
      </div>
      <div className={styles.row}>
        {field('email', 'email')}
        {field('phone', 'tel')}
      </div>
      {field('address')}
      <div className={styles.row}>
        {field('apartmentNumber')}
        {field('roomIndication')}
      </div>
      <div className={styles.generated}>
        <TextField
          label={t('form.authNumber')}
          hint={t('form.authNumberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={errorText(errors.authNumber)}
          {...register('authNumber')}
        />
        <Button
          icon={<RetryIcon size={18} />}
          onClick={() =>
            setValue('authNumber', randomAuthNumber(), { shouldDirty: true, shouldValidate: true })
          }
        >
          {t('form.generate')}
        </Button>
      </div>
    </>
  );
}
