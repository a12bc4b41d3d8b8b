import { useTranslations } from '@hausgeist/shell-api';
import { Select, TextField } from '@hausgeist/ui';
import { FieldPair } from '../../ui/Page';
import type { EndUserForm } from './use-end-user-form';

/** What is asked about a tenant or owner, apart from the number. */
export function EndUserFields({ form }: { form: EndUserForm }) {
  const t = useTranslations('endUsers');
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
        error={errors.type?.message}
      />
      <FieldPair>
        <TextField
          {...form.register('firstName')}
          label={t('form.firstName')}
          autoComplete="off"
          required
          error={errors.firstName?.message}
        />
        <TextField
          {...form.register('lastName')}
          label={t('form.lastName')}
          autoComplete="off"
          required
          error={errors.lastName?.message}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.register('email')}
          type="email"
          label={t('form.email')}
          autoComplete="off"
          required
          error={errors.email?.message}
        />
        <TextField
          {...form.register('phone')}
          type="tel"
          label={t('form.phone')}
          autoComplete="off"
          required
          error={errors.phone?.message}
        />
      </FieldPair>
      <TextField
        {...form.register('address')}
        label={t('form.address')}
        autoComplete="off"
        required
        error={errors.address?.message}
      />
      <FieldPair>
        <TextField
          {...form.register('apartmentNumber')}
          label={t('form.apartmentNumber')}
          autoComplete="off"
          required
          error={errors.apartmentNumber?.message}
        />
        <TextField
          {...form.register('roomIndication')}
          label={t('form.roomIndication')}
          autoComplete="off"
          error={errors.roomIndication?.message}
        />
      </FieldPair>
    </>
  );
}
