import { useTranslations } from '@hausgeist/shell-api';
import { emailAddress, required, useErrorText } from '@hausgeist/staff-kit';
import { TextField } from '@hausgeist/ui';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import styles from './Companies.module.css';

/** What is known about a company. */
export const companySchema = z.object({
  name: required('nameMissing'),
  address: required('addressMissing'),
  email: emailAddress('emailMissing', 'invalidEmail'),
  phone: required('phoneMissing'),
  whatsapp: z.string(),
});
export type CompanyValues = z.infer<typeof companySchema>;

/** The fields of a company. */
export function CompanyForm({
  form: { register, formState },
}: {
  form: UseFormReturn<CompanyValues>;
}) {
  const t = useTranslations('companies.form');
  const errorText = useErrorText('companies.form');
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        error={errorText(errors.name)}
        {...register('name')}
      />
      <TextField
        label={t('address')}
        autoComplete="off"
        error={errorText(errors.address)}
        {...register('address')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        error={errorText(errors.email)}
        {...register('email')}
      />
      <div className={styles.row}>
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="off"
          error={errorText(errors.phone)}
          {...register('phone')}
        />
        <TextField
          label={t('whatsapp')}
          type="tel"
          autoComplete="off"
          error={errorText(errors.whatsapp)}
          {...register('whatsapp')}
        />
      </div>
    </>
  );
}
