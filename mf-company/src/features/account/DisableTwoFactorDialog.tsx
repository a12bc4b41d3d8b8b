import { useMutation, useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { DisableTwoFactorDocument } from '../../gql/graphql';

interface DisableTwoFactorDialogProps {
  onDisabled: () => void;
  onClose: () => void;
}

/** Takes the second factor away from whoever knows the password. */
export function DisableTwoFactorDialog({ onDisabled, onClose }: DisableTwoFactorDialogProps) {
  const t = useTranslations('account.twoFactor');
  const shared = useTranslations('access');
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const [disable] = useMutation(DisableTwoFactorDocument, { fetchPolicy: 'no-cache' });
  const [error, setError] = useState<string>();
  const schema = z.object({
    password: z.string().check(z.minLength(1, t('passwordRequired'))),
  });
  const form = useValidatedForm(schema, { password: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setError(undefined);
    try {
      await disable({ variables: { input: { password } } });
      toast(t('disabled'), 'success');
      onDisabled();
      onClose();
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed') }));
    }
  });

  return (
    <FormDialog
      closeLabel={texts.closeLabel}
      cancelLabel={texts.cancelLabel}
      title={t('disableTitle')}
      size="small"
      submitLabel={t('disable')}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>{t('disableText')}</p>
      <PasswordField
        {...form.register('password')}
        label={shared('password')}
        showLabel={shared('showPassword')}
        hideLabel={shared('hidePassword')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
    </FormDialog>
  );
}
