import { useMutation, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { BeginTwoFactorDocument, type BeginTwoFactorMutation } from '../../gql/graphql';

interface BeginTwoFactorDialogProps {
  onBegun: (secret: BeginTwoFactorMutation['beginTwoFactor']) => void;
  onClose: () => void;
}

/** Asks for the password before a second factor is set up: the page may have been left open. */
export function BeginTwoFactorDialog({ onBegun, onClose }: BeginTwoFactorDialogProps) {
  const t = useTranslations('account.twoFactor');
  const shared = useTranslations('access');
  const texts = useDialogTexts();
  const place = usePlaceFailure();
  const [begin] = useMutation(BeginTwoFactorDocument, { fetchPolicy: 'no-cache' });
  const [error, setError] = useState<string>();
  const schema = z.object({
    password: z.string().check(z.minLength(1, t('passwordRequired'))),
  });
  const form = useValidatedForm(schema, { password: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    setError(undefined);
    try {
      const { data } = await begin({ variables: { input: { password } } });
      if (!data) throw new Error('The server gave no key.');
      onBegun(data.beginTwoFactor);
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed') }));
    }
  });

  return (
    <FormDialog
      closeLabel={texts.closeLabel}
      cancelLabel={texts.cancelLabel}
      title={t('title')}
      size="small"
      submitLabel={t(isSubmitting ? 'beginning' : 'continue')}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>{t('passwordFirst')}</p>
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
