import { useTranslations } from '@hausgeist/shell-api';
import {
  FormPasswordField,
  FormSelect,
  FormTextArea,
  FormTextField,
  useErrorText,
} from '@hausgeist/staff-kit';
import { Checkbox, InlineError } from '@hausgeist/ui';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import type { Organisation } from './organisation';
import styles from './Organisation.module.css';
import type { ProviderValues } from './provider-schema';

interface ProviderFieldsProps {
  form: UseFormReturn<ProviderValues>;
  organisation: Organisation;
}

const LISTS = ['adminValues', 'managerValues', 'staffValues'] as const;

/** What is asked of a provider. */
export function ProviderFields({ form, organisation }: ProviderFieldsProps) {
  const t = useTranslations('organisation.form');
  const roles = useTranslations('signIn.invitation.roles');
  const errorText = useErrorText('organisation.form');
  const field = { form, texts: 'organisation.form' } as const;
  const isNew = organisation.provider === null;
  return (
    <>
      <FormTextField {...field} name="issuer" hint={t('issuerHint')} inputMode="url" />
      <FormTextField {...field} name="clientId" spellCheck={false} />
      <FormPasswordField
        {...field}
        name="clientSecret"
        required={isNew}
        autoComplete="off"
        hint={t(isNew ? 'clientSecretHint' : 'clientSecretKept')}
      />
      <FormTextField
        {...field}
        name="roleClaim"
        hint={t('roleClaimHint')}
        required={false}
        spellCheck={false}
      />
      {LISTS.map((name) => (
        <FormTextArea
          key={name}
          {...field}
          name={name}
          hint={name === 'adminValues' ? t('valuesHint') : undefined}
          rows={2}
        />
      ))}
      <FormSelect
        {...field}
        name="defaultRole"
        options={[
          { value: '', label: t('defaultRoleNone') },
          { value: 'COMPANY_STAFF', label: roles('COMPANY_STAFF') },
          { value: 'COMPANY_MANAGER', label: roles('COMPANY_MANAGER') },
        ]}
      />
      <FormTextField
        {...field}
        name="scopes"
        hint={t('scopesHint')}
        required={false}
        spellCheck={false}
      />
      <BreakGlassChoice form={form} organisation={organisation} />
      <Checkbox
        {...form.register('signsOut')}
        label={t('signsOut')}
        hint={t('signsOutHint')}
        error={errorText(form.formState.errors.signsOut)}
      />
      <Checkbox {...form.register('isEnabled')} label={t('isEnabled')} />
    </>
  );
}

function BreakGlassChoice({ form, organisation }: ProviderFieldsProps) {
  const t = useTranslations('organisation.form');
  const errorText = useErrorText('organisation.form');
  const error = errorText(form.formState.errors.breakGlassIds as FieldError | undefined);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('breakGlass')}</legend>
      <p className={styles.note}>{t('breakGlassHint')}</p>
      {error && <InlineError>{error}</InlineError>}
      <Controller
        control={form.control}
        name="breakGlassIds"
        render={({ field: { value, onChange } }) => (
          <>
            {organisation.administrators.map(({ userId: id, name, hasSecondFactor }) => (
              <Checkbox
                key={id}
                label={hasSecondFactor ? name : t('noSecondFactor', { name })}
                checked={value.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
                }
              />
            ))}
          </>
        )}
      />
    </fieldset>
  );
}
