import { useMutation, useSession, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, Card, PasswordField } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { ChangeOwnPasswordDocument } from '../../gql/graphql';
import { PasswordMatch, PasswordStrength, RESET_SPECIALS, strengthOf } from '../access';
import styles from './Account.module.css';

const FULL_SCORE = 5;

function useSchema() {
  const t = useTranslations('account.password');
  const shared = useTranslations('access.resetPassword');
  return z
    .object({
      currentPassword: z.string().check(z.minLength(1, t('currentRequired'))),
      newPassword: z.string().check(
        z.minLength(1, shared('passwordRequired')),
        z.refine(
          (password) => strengthOf(password, RESET_SPECIALS) === FULL_SCORE,
          shared('tooWeak'),
        ),
      ),
      confirmPassword: z.string().check(z.minLength(1, shared('confirmRequired'))),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        error: shared('mismatch'),
        path: ['confirmPassword'],
      }),
    );
}

/** Changes one's own password; says so when somebody else has chosen the present one. */
export function ChangePasswordCard() {
  const t = useTranslations('account');
  const shared = useTranslations('access');
  const place = usePlaceFailure();
  const { viewer } = useSession();
  const [change] = useMutation(ChangeOwnPasswordDocument, { refetchQueries: 'active' });
  const [error, setError] = useState<string>();
  const [done, setDone] = useState(false);
  const form = useValidatedForm(useSchema(), {
    currentPassword: '',
    newPassword: '',
    confirmPassword: '',
  });
  const { errors, isSubmitting } = form.formState;
  const { newPassword = '', confirmPassword = '' } = useWatch({ control: form.control });
  const isTemporary = viewer?.companyUser?.passwordIsTemporary === true && !done;

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    setDone(false);
    const { currentPassword } = values;
    try {
      await change({
        variables: { input: { currentPassword, newPassword: values.newPassword } },
      });
      form.reset();
      setDone(true);
    } catch (cause) {
      setError(place(cause, form, { failed: t('password.failed') }));
    }
  });

  const toggles = { showLabel: shared('showPassword'), hideLabel: shared('hidePassword') };
  return (
    <Card title={t('password.title')}>
      {isTemporary && (
        <Alert tone="warning">
          {t(viewer.companyUser?.passwordChangeIsDue ? 'due' : 'temporary')}
        </Alert>
      )}
      {done && <Alert tone="success">{t('password.done')}</Alert>}
      {error && <Alert tone="danger">{error}</Alert>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
      >
        {/* Tells password managers whose password this is. */}
        <input
          type="hidden"
          autoComplete="username"
          value={viewer?.companyUser?.email ?? ''}
          readOnly
        />
        <PasswordField
          {...form.register('currentPassword')}
          {...toggles}
          label={t('password.current')}
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...form.register('newPassword')}
          {...toggles}
          label={t('password.new')}
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
        />
        <PasswordStrength password={newPassword} specials={RESET_SPECIALS} />
        <PasswordField
          {...form.register('confirmPassword')}
          {...toggles}
          label={t('password.confirm')}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
        />
        <PasswordMatch password={newPassword} confirmation={confirmPassword} />
        <Button type="submit" variant="primary" busy={isSubmitting} className={styles.submit}>
          {isSubmitting ? t('password.submitting') : t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}
