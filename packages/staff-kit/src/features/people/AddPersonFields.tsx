import { Checkbox } from '@hausgeist/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PasswordMeter, useJudgement } from '../passwords';
import { FieldPair } from '../../ui/FieldPair';
import { FormCompanyField } from '../../ui/FormCompanyField';
import { FormPasswordField, FormSelect, FormTextField } from '../../ui/FormFields';
import {
  CHOOSABLE_STATUSES,
  formTexts,
  usePeopleTexts,
  useRoleOptions,
  type PeopleOptions,
} from './options';
import type { AddValues } from './person-schema';

interface AddPersonFieldsProps extends PeopleOptions {
  form: UseFormReturn<AddValues>;
}

/** The fields of a new person. */
export function AddPersonFields({ form, texts, CompanyPicker, isPlatform }: AddPersonFieldsProps) {
  const t = usePeopleTexts(texts);
  const field = { form, texts: formTexts(texts) };
  // Known before the fields below it: the first wrong field of the form gets the focus.
  if (CompanyPicker) form.register('companyId');
  const [role, sendInvitation] = useWatch({
    control: form.control,
    name: ['role', 'sendInvitation'],
  });
  return (
    <>
      {CompanyPicker && <FormCompanyField {...field} Picker={CompanyPicker} />}
      <FieldPair>
        <FormTextField {...field} name="firstName" />
        <FormTextField {...field} name="lastName" />
      </FieldPair>
      <FormTextField {...field} name="email" type="email" />
      <FormSelect
        {...field}
        name="role"
        hint={isPlatform ? undefined : t(`roleHint.${role}`)}
        options={useRoleOptions(texts)}
      />
      {CompanyPicker && (
        <FormSelect
          {...field}
          name="status"
          hint={sendInvitation ? t('form.statusPending') : t('form.statusOther')}
          options={CHOOSABLE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          // A person who is only invited is pending; everybody else has a password.
          onChoose={(status) => form.setValue('sendInvitation', status === 'PENDING')}
        />
      )}
      {isPlatform && !CompanyPicker && (
        <Checkbox
          label={t('form.sendInvitation')}
          hint={t('form.sendInvitationHint')}
          {...form.register('sendInvitation')}
        />
      )}
      {!sendInvitation && (
        <>
          <FormPasswordField
            {...field}
            name="temporaryPassword"
            hint={t('form.temporaryPasswordHint')}
          />
          <TemporaryPasswordMeter form={form} />
          <FormPasswordField {...field} name="confirmPassword" />
        </>
      )}
    </>
  );
}

/** How good the password is that is given to the person. */
function TemporaryPasswordMeter({ form }: Pick<AddPersonFieldsProps, 'form'>) {
  const [firstName, lastName, email, password] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'email', 'temporaryPassword'],
  });
  const names = [firstName, lastName];
  const person = { email, names, isTemporary: true };
  const judgement = useJudgement({ audience: 'COMPANY', password, ...person });
  return <PasswordMeter password={password} judgement={judgement} />;
}
