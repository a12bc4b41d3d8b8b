import { Link, skipToken, useParams, useQuery, useTranslations } from '@hausgeist/shell-api';
import { Alert, buttonClassName } from '@hausgeist/ui';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useStaffForm } from '../../forms/use-staff-form';
import {
  PasswordResetTokenIsValidDocument,
  ResetPasswordDocument,
  type StaffAudience,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FormPasswordField } from '../../ui/FormFields';
import { Waiting } from '../../ui/Waiting';
import { PasswordMatch, PasswordMeter, PasswordStrength, useJudgement } from '../passwords';
import type { Checks } from './checks';
import { SignInCard } from './SignInCard';
import { SignInForm } from './SignInForm';
import { REDIRECT_MS, useRedirectAfter } from './use-redirect-after';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface ResetPasswordProps {
  /** Whose console it is. */
  audience: StaffAudience;
  checks: Checks<NewPassword>;
  /** The special characters that count, where it is shown how good a password is. */
  specials?: string;
  signInPath: string;
  /** Where one asks for another link. */
  forgotPath: string;
  intro?: string;
  /** Said at the sign-in afterwards. */
  message?: string;
  /** Ways to other pages, beside the form and where the link is bad. */
  links: ReactNode;
  linksOfBadLink?: ReactNode;
}

/** Sets a new password by the link from a mail, or says why the link does not work. */
export function ResetPassword(props: ResetPasswordProps) {
  const { audience, forgotPath, links, linksOfBadLink, intro } = props;
  const t = useTranslations('signIn.resetPassword');
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const { data, loading } = useQuery(
    PasswordResetTokenIsValidDocument,
    token ? { variables: { token, audience }, fetchPolicy: 'no-cache' } : skipToken,
  );
  if (loading) {
    return (
      <SignInCard title={t('title')}>
        <Waiting label={t('checking')} />
      </SignInCard>
    );
  }
  // When the check itself fails, the form may try: the server checks again.
  if (!token || data?.passwordResetTokenIsValid === false) {
    return (
      <SignInCard title={t('invalidTitle')} links={linksOfBadLink}>
        <Alert tone="danger">{token ? t('invalid') : t('noToken')}</Alert>
        {!token && t('noToken') !== t('invalid') && <p>{t('invalid')}</p>}
        <Link className={buttonClassName('primary')} to={forgotPath}>
          {t('requestNew')}
        </Link>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={t('title')} intro={intro} links={links}>
      {isDone ? (
        <Done {...props} />
      ) : (
        <NewPasswordForm {...props} token={token} onDone={() => setIsDone(true)} />
      )}
    </SignInCard>
  );
}

function Done({ signInPath, message }: ResetPasswordProps) {
  const t = useTranslations('signIn.resetPassword');
  useRedirectAfter(true, signInPath, REDIRECT_MS, message);
  return <Alert tone="success">{t('done')}</Alert>;
}

interface NewPasswordFormProps extends ResetPasswordProps {
  token: string;
  onDone: () => void;
}

function NewPasswordForm({ audience, checks, specials, token, onDone }: NewPasswordFormProps) {
  const shared = useTranslations('signIn');
  const t = useTranslations('signIn.resetPassword');
  const { run, isBusy, error } = useAction(ResetPasswordDocument, {
    failed: t('failed'),
    offline: t('failedLater'),
    isUncached: true,
  });
  const [isLong, setIsLong] = useState(false);
  const schema = (isLong && checks.schemaOfLong) || checks.schema;
  const form = useStaffForm(schema, { password: '', confirmPassword: '' }, undefined, {
    reValidateMode: checks.revalidates,
  });
  const { password, confirmPassword } = useWatch({ control: form.control });
  const judgement = useJudgement({ audience, password: password ?? '' });
  if (judgement && isLong === judgement.needsMixture) setIsLong(!judgement.needsMixture);
  const field = { form, texts: 'signIn.resetPassword' } as const;

  const submit = form.handleSubmit(async (values) => {
    if (await run({ input: { audience, token, password: values.password } }, form)) onDone();
  });

  return (
    <SignInForm
      submitLabel={t('submit')}
      busyLabel={t('submitting')}
      isBusy={isBusy}
      error={error}
      onSubmit={(event) => void submit(event)}
    >
      <FormPasswordField {...field} name="password" label={t('newPassword')} />
      {specials ? (
        <PasswordStrength {...{ password: password ?? '', specials, judgement }} />
      ) : (
        <PasswordMeter password={password ?? ''} judgement={judgement} />
      )}
      <FormPasswordField {...field} name="confirmPassword" label={shared('confirmPassword')} />
      {specials && !form.formState.errors.confirmPassword && (
        <PasswordMatch password={password ?? ''} confirmation={confirmPassword ?? ''} />
      )}
    </SignInForm>
  );
}
