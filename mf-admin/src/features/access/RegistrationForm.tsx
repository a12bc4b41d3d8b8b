import { Link, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, PasswordField, TextField } from '@hausgeist/ui';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../forms/resolver';
import { useErrorText } from '../../forms/use-error-text';
import { AccessCard } from './AccessCard';
import { registrationSchema, type RegistrationValues } from './schemas';
import styles from './AccessCard.module.css';

interface RegistrationFormProps {
  invited: boolean;
  /** The invited address; it cannot be changed. */
  invitedEmail?: string | undefined;
  busy: boolean;
  error?: string | undefined;
  success?: string | undefined;
  onSubmit: (values: RegistrationValues) => void;
}

/** Who wants to become an administrator. */
export function RegistrationForm({
  invited,
  invitedEmail,
  busy,
  error,
  success,
  onSubmit,
}: RegistrationFormProps) {
  const t = useTranslations('access');
  const common = useTranslations('common');
  const errorText = useErrorText('access');
  const { register, handleSubmit, formState } = useForm<RegistrationValues>({
    resolver: schemaResolver(registrationSchema),
    defaultValues: { name: '', email: invitedEmail ?? '', password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;
  const toggles = { showLabel: common('showCharacters'), hideLabel: common('hideCharacters') };
  return (
    <AccessCard
      title={t(invited ? 'register.invitedTitle' : 'register.title')}
      subtitle={t(invited ? 'register.invitedSubtitle' : 'register.subtitle')}
      links={<Link to="/adminlogin">{t('register.signIn')}</Link>}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !success) void handleSubmit(onSubmit)(event);
        }}
      >
        {error && <Alert tone="danger">{error}</Alert>}
        {success && <Alert tone="success">{success}</Alert>}
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
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? t('register.busy') : t('register.submit')}
        </Button>
      </form>
    </AccessCard>
  );
}
