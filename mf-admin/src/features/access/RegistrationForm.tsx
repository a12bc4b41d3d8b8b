import { Link, useTranslations } from '@hausgeist/shell-api';
import { useErrorText, useRevealTexts, useStaffForm } from '@hausgeist/staff-kit';
import { SignInCard, SignInForm } from '@hausgeist/staff-kit/sign-in';
import { Alert, PasswordField, TextField } from '@hausgeist/ui';
import { registrationSchema, type RegistrationValues } from './schemas';

interface RegistrationFormProps {
  invited: boolean;
  /** The invited address; it cannot be changed. */
  invitedEmail?: string | undefined;
  isBusy: boolean;
  error?: string | undefined;
  success?: string | undefined;
  onSubmit: (values: RegistrationValues) => void;
}

/** Who wants to become an administrator. */
export function RegistrationForm({
  invited,
  invitedEmail,
  isBusy,
  error,
  success,
  onSubmit,
}: RegistrationFormProps) {
  const t = useTranslations('access');
  const errorText = useErrorText('access');
  const { register, handleSubmit, formState } = useStaffForm(
    registrationSchema,
    { name: '', email: invitedEmail ?? '', password: '', confirmPassword: '' },
    undefined,
    { reValidateMode: 'onSubmit' },
  );
  const { errors } = formState;
  const toggles = useRevealTexts();
  return (
    <SignInCard
      title={t(invited ? 'register.invitedTitle' : 'register.title')}
      intro={t(invited ? 'register.invitedSubtitle' : 'register.subtitle')}
      links={<Link to="/adminlogin">{t('register.signIn')}</Link>}
    >
      <SignInForm
        submitLabel={t('register.submit')}
        busyLabel={t('register.busy')}
        isBusy={isBusy}
        error={error}
        notice={success && <Alert tone="success">{success}</Alert>}
        onSubmit={(event) => {
          if (!success) void handleSubmit(async (values) => onSubmit(values))(event);
        }}
      >
        <TextField
          label={t('name')}
          autoComplete="name"
          error={errorText(errors.name)}
          {...register('name')}
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          readOnly={invitedEmail !== undefined}
          hint={invitedEmail === undefined ? undefined : t('register.emailFixed')}
          error={errorText(errors.email)}
          {...register('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint={t('register.passwordHint')}
          error={errorText(errors.password)}
          {...toggles}
          {...register('password')}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          error={errorText(errors.confirmPassword)}
          {...toggles}
          {...register('confirmPassword')}
        />
      </SignInForm>
    </SignInCard>
  );
}
