import { useTranslations } from '@hausgeist/shell-api';
import { CopyField, FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../forms/resolver';
import { required } from '../../forms/rules';
import { placeFieldFailures } from '../../forms/server-errors';
import { useErrorText } from '../../forms/use-error-text';
import { ConfirmTwoFactorDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useDialogTexts } from '../../ui/use-dialog-texts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import styles from './Account.module.css';

const schema = z.object({ code: required('codeMissing') });
type Values = z.infer<typeof schema>;

interface SetUpTwoFactorDialogProps {
  secret: string;
  /** An image as data: URL. */
  qrCode: string;
  onEnabled: () => void;
  onClose: () => void;
}

/** Connects an authenticator app, proves that it works, and hands out recovery codes. */
export function SetUpTwoFactorDialog({
  secret,
  qrCode,
  onEnabled,
  onClose,
}: SetUpTwoFactorDialogProps) {
  const t = useTranslations('account.twoFactor');
  const common = useTranslations('common');
  const errorText = useErrorText('account.twoFactor');
  const texts = useDialogTexts();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { run, busy, error } = useAction(ConfirmTwoFactorDocument, { failed: t('confirmFailed') });
  const form = useForm<Values>({ resolver: schemaResolver(schema), defaultValues: { code: '' } });
  const { errors } = form.formState;

  async function confirm({ code }: Values): Promise<void> {
    const result = await run({ input: { code: code.replaceAll(/\s/g, '') } });
    if (!result) return;
    if ('failure' in result) {
      placeFieldFailures(form, result.failure);
      return;
    }
    setRecoveryCodes(result.data.confirmTwoFactor.recoveryCodes);
    onEnabled();
  }

  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog
      {...texts}
      title={t('setUpTitle')}
      submitLabel={busy ? t('confirming') : t('confirm')}
      busy={busy}
      error={errors.code ? undefined : error}
      onSubmit={(event) => void form.handleSubmit(confirm)(event)}
      onClose={onClose}
    >
      <p>{t('scan')}</p>
      <img className={styles.qr} src={qrCode} alt={t('qr')} />
      <CopyField
        label={t('secret')}
        value={secret}
        copyLabel={common('copy')}
        copiedLabel={common('copied')}
        selectedLabel={common('copySelected')}
      />
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errorText(errors.code)}
        {...form.register('code')}
      />
    </FormDialog>
  );
}
