import { Link, useTranslations } from '@hausgeist/shell-api';
import { FormPasswordField, FormTextField, useStaffForm } from '@hausgeist/staff-kit';
import { PasswordMeter, useJudgement } from '@hausgeist/staff-kit/passwords';
import { SignInCard, SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Alert } from '@hausgeist/ui';
import { useWatch } from 'react-hook-form';
import { registrationSchema, type RegistrationValues } from './registration-schema';

interface RegistrationFormProps {
  invited: boolean;
  /** The invited address; it cannot be changed. */
  invitedEmail?: string | undefined;
  isBusy: boolean;
  error?: string | undefined;
  success?: string | undefined;
  onSubmit: (values: RegistrationValues) => void;
}

/** The person who wants to become an administrator. */
export function RegistrationForm({
  invited,
  invitedEmail,
  isBusy,
  error,
  success,
  onSubmit,
}: RegistrationFormProps) {
  const shared = useTranslations('signIn');
  const t = useTranslations('signIn.register');
  const form = useStaffForm(
    registrationSchema,
    { name: '', email: invitedEmail ?? '', password: '', confirmPassword: '' },
    undefined,
    { reValidateMode: 'onSubmit' },
  );
  const field = { form, texts: 'signIn.register' } as const;
  const { name = '', email = '', password = '' } = useWatch({ control: form.control });
  const names = name.split(/\s+/);
  const judgement = useJudgement({ audience: 'ADMIN', password, email, names });
  return (
    <SignInCard
      title={t(invited ? 'invitedTitle' : 'title')}
      intro={t(invited ? 'invitedSubtitle' : 'subtitle')}
      links={<Link to="/adminlogin">{t('signIn')}</Link>}
    >
      <SignInForm
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        isBusy={isBusy}
        error={error}
        notice={success && <Alert tone="success">{success}</Alert>}
        onSubmit={(event) => {
          if (!success) void form.handleSubmit(async (values) => onSubmit(values))(event);
        }}
      >
        <FormTextField {...field} name="name" autoComplete="name" />
        <FormTextField
          {...field}
          name="email"
          label={shared('email')}
          type="email"
          autoComplete="username"
          readOnly={invitedEmail !== undefined}
          hint={invitedEmail === undefined ? undefined : t('emailFixed')}
        />
        <FormPasswordField
          {...field}
          name="password"
          label={shared('password')}
          hint={t('passwordHint', { count: judgement?.minLength ?? 6 })}
        />
        <PasswordMeter password={password} judgement={judgement} />
        <FormPasswordField {...field} name="confirmPassword" label={shared('confirmPassword')} />
      </SignInForm>
    </SignInCard>
  );
}
