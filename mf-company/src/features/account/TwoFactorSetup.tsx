import { useMutation, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyField, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { ConfirmTwoFactorDocument, type BeginTwoFactorMutation } from '../../gql/graphql';
import styles from './Account.module.css';

interface TwoFactorSetupProps {
  secret: BeginTwoFactorMutation['beginTwoFactor'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows the key to an app, and asks for the first code as proof that it arrived. */
export function TwoFactorSetup({ secret, onConfirmed, onCancel }: TwoFactorSetupProps) {
  const t = useTranslations('account.twoFactor');
  const cancel = useTranslations('common')('cancel');
  const place = usePlaceFailure();
  const [confirm] = useMutation(ConfirmTwoFactorDocument, { fetchPolicy: 'no-cache' });
  const [error, setError] = useState<string>();
  const schema = z.object({
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, t('codeRequired'))),
  });
  const form = useValidatedForm(schema, { code: '' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    setError(undefined);
    try {
      const { data } = await confirm({ variables: { input: { code } } });
      if (!data) throw new Error('The server gave no recovery codes.');
      onConfirmed(data.confirmTwoFactor.recoveryCodes);
    } catch (cause) {
      setError(place(cause, form, { failed: t('failed') }));
    }
  });

  return (
    <div className={styles.setup}>
      <p>{t('scan')}</p>
      <img className={styles.code} src={secret.qrCode} alt={t('qrCode')} width={200} height={200} />
      <CopyField
        label={t('secret')}
        value={secret.secret}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        selectedLabel={t('copySelected')}
      />
      <p>{t('enterCode')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
      >
        {error && <Alert tone="danger">{error}</Alert>}
        <TextField
          {...form.register('code')}
          label={t('code')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
          required
          error={errors.code?.message}
        />
        <div className={styles.buttons}>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? t('confirming') : t('confirm')}
          </Button>
        </div>
      </form>
    </div>
  );
}
