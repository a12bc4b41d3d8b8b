import { useTranslations } from '@hausgeist/shell-api';
import { FieldPair, useErrorText } from '@hausgeist/staff-kit';
import { Select, TextField } from '@hausgeist/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { EndUserValues } from './end-user-schema';

/** What is asked about a tenant or owner, apart from the number. */
export function EndUserFields({ form }: { form: UseFormReturn<EndUserValues> }) {
  const t = useTranslations('endUsers');
  const errorText = useErrorText('endUsers.form');
  const { errors } = form.formState;
  return (
    <>
      <Select
        {...form.register('type')}
        label={t('form.type')}
        options={[
          { value: 'TENANT', label: t('type.TENANT') },
          { value: 'OWNER', label: t('type.OWNER') },
        ]}
        error={errorText(errors.type)}
      />
      <FieldPair>
        <TextField
          {...form.register('firstName')}
          label={t('form.firstName')}
          autoComplete="off"
          required
          error={errorText(errors.firstName)}
        />
        <TextField
          {...form.register('lastName')}
          label={t('form.lastName')}
          autoComplete="off"
          required
          error={errorText(errors.lastName)}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.register('email')}
          type="email"
          label={t('form.email')}
          autoComplete="off"
          required
          error={errorText(errors.email)}
        />
        <TextField
          {...form.register('phone')}
          type="tel"
          label={t('form.phone')}
          autoComplete="off"
          required
          error={errorText(errors.phone)}
        />
      </FieldPair>
      <TextField
        {...form.register('address')}
        label={t('form.address')}
        autoComplete="off"
        required
        error={errorText(errors.address)}
      />
      <FieldPair>
        <TextField
          {...form.register('apartmentNumber')}
          label={t('form.apartmentNumber')}
          autoComplete="off"
          required
          error={errorText(errors.apartmentNumber)}
        />
        <TextField
          {...form.register('roomIndication')}
          label={t('form.roomIndication')}
          autoComplete="off"
          error={errorText(errors.roomIndication)}
        />
      </FieldPair>
    </>
  );
}
