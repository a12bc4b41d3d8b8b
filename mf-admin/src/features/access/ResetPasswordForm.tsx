import { Link, useTranslations } from '@hausgeist/shell-api';
import { useAction, useErrorText, useRevealTexts, useStaffForm } from '@hausgeist/staff-kit';
import { SignInCard, SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Alert, PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import { ResetAdminPasswordDocument } from '../../gql/graphql';
import { REDIRECTS, useRedirectAfter } from '../../timing/use-redirect-after';
import { resetPasswordSchema, type ResetPasswordValues } from './schemas';

/** Sets a new password with the token of a link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations('access');
  const errorText = useErrorText('access');
  const [done, setDone] = useState(false);
  const { run, isBusy, failure, error } = useAction(ResetAdminPasswordDocument, {
    failed: t('reset.failed'),
    offline: t('reset.offline'),
  });
  const { register, handleSubmit, formState } = useStaffForm(
    resetPasswordSchema,
    { password: '', confirmPassword: '' },
    undefined,
    { reValidateMode: 'onSubmit' },
  );
  useRedirectAfter(done, '/adminlogin', REDIRECTS.passwordReset);

  async function reset({ password }: ResetPasswordValues): Promise<void> {
    if (await run({ input: { token, password } })) setDone(true);
  }

  const fieldErrors = failure?.fields.map((field) => field.message).join(', ');
  const toggles = useRevealTexts();
  return (
    <SignInCard
      title={t('reset.title')}
      links={
        <>
          <Link to="/adminlogin">{t('backToLogin')}</Link>
          <Link to="/forgot-password">{t('reset.requestNew')}</Link>
        </>
      }
    >
      <SignInForm
        submitLabel={t('reset.submit')}
        busyLabel={t('reset.busy')}
        isBusy={isBusy}
        error={error && (fieldErrors || error)}
        notice={done && <Alert tone="success">{t('reset.success')}</Alert>}
        onSubmit={(event) => {
          if (!done) void handleSubmit(reset)(event);
        }}
      >
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          error={errorText(formState.errors.password)}
          {...toggles}
          {...register('password')}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          error={errorText(formState.errors.confirmPassword)}
          {...toggles}
          {...register('confirmPassword')}
        />
      </SignInForm>
    </SignInCard>
  );
}
