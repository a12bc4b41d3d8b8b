import { useTranslations } from '@hausgeist/shell-api';
import { useValidatedForm } from '../../forms/use-validated-form';
import { endUserSchema, type EndUserValues } from './end-user-schema';

/** The form of a tenant or owner, new or known; `place` tells the forms apart. */
export function useEndUserForm(defaults: EndUserValues, place: string) {
  const t = useTranslations('endUsers.form');
  const schema = endUserSchema({
    firstName: t('required.firstName'),
    lastName: t('required.lastName'),
    email: t('required.email'),
    emailInvalid: t('emailInvalid'),
    phone: t('required.phone'),
    address: t('required.address'),
    apartmentNumber: t('required.apartmentNumber'),
    authNumber: t('required.authNumber'),
    authNumberInvalid: t('authNumberInvalid'),
  });
  return useValidatedForm(schema, defaults, place);
}

export type EndUserForm = ReturnType<typeof useEndUserForm>;
