import { useTranslations } from '@hausgeist/shell-api';
import { CopyField, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useErrorText } from '../../forms/use-error-text';
import { useStaffForm } from '../../forms/use-staff-form';
import {
  BeginTwoFactorDocument,
  ConfirmTwoFactorDocument,
  DisableTwoFactorDocument,
  RenewRecoveryCodesDocument,
  type BeginTwoFactorMutation,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { IdentityQuestion } from './IdentityQuestion';
import { PasswordQuestion } from './PasswordQuestion';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import styles from './Account.module.css';

type Secret = BeginTwoFactorMutation['beginTwoFactor'];

interface TurnOnProps {
  onEnabled: () => void;
  onClose: () => void;
}

const codeSchema = z.object({
  code: z.string().check(z.regex(/^\s*(?:\d\s*){6}$/, 'codeRequired')),
});

/** Connects an authenticator app and asks for its first code as proof that the key arrived. */
function ConnectApp({ secret, onEnabled, onClose }: TurnOnProps & { secret: Secret }) {
  const t = useTranslations('account.twoFactor');
  const common = useTranslations('common');
  const errorText = useErrorText('account.twoFactor');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const form = useStaffForm(codeSchema, { code: '' });
  const { run, isBusy, error } = useAction(ConfirmTwoFactorDocument, {
    failed: t('failed'),
    isUncached: true,
  });
  if (recoveryCodes) return <RecoveryCodesDialog codes={recoveryCodes} onClose={onClose} />;
  return (
    <StaffFormDialog
      form={form}
      title={t('title')}
      submitLabel={t(isBusy ? 'confirming' : 'confirm')}
      isBusy={isBusy}
      error={error}
      onSubmit={async ({ code }) => {
        const data = await run({ input: { code: code.replaceAll(/\s/g, '') } }, form);
        if (!data) return;
        setRecoveryCodes(data.confirmTwoFactor.recoveryCodes);
        onEnabled();
      }}
      onClose={onClose}
    >
      <p>{t('scan')}</p>
      <img className={styles.qr} src={secret.qrCode} alt={t('qrCode')} />
      <CopyField
        label={t('secret')}
        value={secret.secret}
        copyLabel={common('copy')}
        copiedLabel={common('copied')}
        selectedLabel={common('copySelected')}
      />
      <p>{t('enterCode')}</p>
      <TextField
        {...form.register('code')}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errorText(form.formState.errors.code)}
      />
    </StaffFormDialog>
  );
}

/** Turns the second factor on: password, app, first code, recovery codes. */
export function TurnOnDialog({ onEnabled, onClose }: TurnOnProps) {
  const t = useTranslations('account.twoFactor');
  const [secret, setSecret] = useState<Secret>();
  const { run, isBusy, error } = useAction(BeginTwoFactorDocument, {
    failed: t('failed'),
    isUncached: true,
  });
  if (secret) return <ConnectApp secret={secret} onEnabled={onEnabled} onClose={onClose} />;
  return (
    <PasswordQuestion
      title={t('title')}
      text={t('passwordFirst')}
      submitLabel={t(isBusy ? 'beginning' : 'continue')}
      isBusy={isBusy}
      error={error}
      onSubmit={async (input, form) => {
        const data = await run({ input }, form);
        if (data) setSecret(data.beginTwoFactor);
      }}
      onClose={onClose}
    />
  );
}

interface TurnOffProps {
  onDisabled: () => void;
  onClose: () => void;
}

/** Turns the second factor off for a viewer who knows the password. */
export function TurnOffDialog({ onDisabled, onClose }: TurnOffProps) {
  const t = useTranslations('account.twoFactor');
  const { run, isBusy, error } = useAction(DisableTwoFactorDocument, {
    failed: t('failed'),
    done: t('disabled'),
    isUncached: true,
  });
  return (
    <PasswordQuestion
      title={t('disableTitle')}
      text={t('disableText')}
      submitLabel={t('disable')}
      isBusy={isBusy}
      error={error}
      onSubmit={async (input, form) => {
        if (!(await run({ input }, form))) return;
        onDisabled();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface RenewCodesProps {
  hasPasskeys: boolean;
  onClose: () => void;
}

/** New recovery codes for a viewer who proves who they are: the earlier ones may be lost. */
export function RenewCodesDialog({ hasPasskeys, onClose }: RenewCodesProps) {
  const t = useTranslations('account.twoFactor');
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, isBusy, error } = useAction(RenewRecoveryCodesDocument, {
    failed: t('failed'),
    isUncached: true,
  });
  if (codes) return <RecoveryCodesDialog codes={codes} done={t('renewed')} onClose={onClose} />;
  return (
    <IdentityQuestion
      title={t('renew')}
      text={t('renewText')}
      submitLabel={t('renewSubmit')}
      {...{ isBusy, error, hasPasskeys, onClose }}
      onProved={async (proof, form) => {
        const data = await run({ input: { proof } }, form);
        if (data) setCodes(data.renewRecoveryCodes.recoveryCodes);
      }}
    />
  );
}
