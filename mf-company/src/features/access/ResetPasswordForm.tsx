import { useMutation, useTranslations } from '@hausgeist/shell-api';
import { PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { ResetCompanyPasswordDocument } from '../../gql/graphql';
import { AccessForm } from './AccessForm';
import { RESET_SPECIALS, strengthOf } from './password-rules';
import { PasswordMatch, PasswordStrength } from './PasswordStrength';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

const FULL_SCORE = 5;

interface ResetTexts {
  passwordRequired: string;
  tooWeak: string;
  confirmRequired: string;
  mismatch: string;
}

/** A strong password, twice. */
export const resetSchema = (texts: ResetTexts) =>
  z
    .object({
      password: z.string().check(
        z.minLength(1, texts.passwordRequired),
        z.refine((password) => strengthOf(password, RESET_SPECIALS) === FULL_SCORE, texts.tooWeak),
      ),
      confirmPassword: z.string().check(z.minLength(1, texts.confirmRequired)),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        error: texts.mismatch,
        path: ['confirmPassword'],
      }),
    );

/** Sets a new password by the link from a mail. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const shared = useTranslations('access');
  const t = useTranslations('access.resetPassword');
  const place = usePlaceFailure();
  const [reset] = useMutation(ResetCompanyPasswordDocument, { fetchPolicy: 'no-cache' });
  const [error, setError] = useState<string>();
  const schema = resetSchema({
    passwordRequired: t('passwordRequired'),
    tooWeak: t('tooWeak'),
    confirmRequired: t('confirmRequired'),
    mismatch: t('mismatch'),
  });
  const form = useValidatedForm(schema, { password: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;
  const { password = '', confirmPassword = '' } = useWatch({ control: form.control });

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      await reset({ variables: { input: { token, password: values.password } } });
      onDone();
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed'), unreachable: t('failedLater') }));
    }
  });

  const toggles = { showLabel: shared('showPassword'), hideLabel: shared('hidePassword') };
  return (
    <AccessForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      busy={isSubmitting}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        {...form.register('password')}
        {...toggles}
        label={t('newPassword')}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      <PasswordStrength password={password} specials={RESET_SPECIALS} />
      <PasswordField
        {...form.register('confirmPassword')}
        {...toggles}
        label={shared('confirmPassword')}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
      />
      {!errors.confirmPassword && (
        <PasswordMatch password={password} confirmation={confirmPassword} />
      )}
    </AccessForm>
  );
}
