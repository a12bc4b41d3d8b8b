import { useTranslations } from '@hausgeist/shell-api';
import { useAction, useErrorText, useRevealTexts, useStaffForm } from '@hausgeist/staff-kit';
import {
  isStrong,
  PasswordMatch,
  PasswordStrength,
  RESET_SPECIALS,
} from '@hausgeist/staff-kit/passwords';
import { SignInForm } from '@hausgeist/staff-kit/sign-in';
import { PasswordField } from '@hausgeist/ui';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ResetCompanyPasswordDocument } from '../../gql/graphql';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
}

/** A strong password, twice; messages are keys of `access.resetPassword`. */
const schema = z
  .object({
    password: z.string().check(
      z.minLength(1, 'passwordRequired'),
      z.refine((password) => isStrong(password, RESET_SPECIALS), 'tooWeak'),
    ),
    confirmPassword: z.string().check(z.minLength(1, 'confirmRequired')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'mismatch',
      path: ['confirmPassword'],
    }),
  );

/** Sets a new password by the link from a mail. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const shared = useTranslations('access');
  const t = useTranslations('access.resetPassword');
  const errorText = useErrorText('access.resetPassword');
  const { run, isBusy, error } = useAction(ResetCompanyPasswordDocument, {
    failed: t('failed'),
    offline: t('failedLater'),
    isUncached: true,
  });
  const form = useStaffForm(schema, { password: '', confirmPassword: '' });
  const { errors } = form.formState;
  const { password = '', confirmPassword = '' } = useWatch({ control: form.control });

  const submit = form.handleSubmit(async (values) => {
    if (await run({ input: { token, password: values.password } }, form)) onDone();
  });

  const toggles = useRevealTexts();
  return (
    <SignInForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      isBusy={isBusy}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        {...form.register('password')}
        {...toggles}
        label={t('newPassword')}
        autoComplete="new-password"
        required
        error={errorText(errors.password)}
      />
      <PasswordStrength password={password} specials={RESET_SPECIALS} />
      <PasswordField
        {...form.register('confirmPassword')}
        {...toggles}
        label={shared('confirmPassword')}
        autoComplete="new-password"
        required
        error={errorText(errors.confirmPassword)}
      />
      {!errors.confirmPassword && (
        <PasswordMatch password={password} confirmation={confirmPassword} />
      )}
    </SignInForm>
  );
}
