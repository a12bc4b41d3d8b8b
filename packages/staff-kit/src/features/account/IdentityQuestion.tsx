import { useMutation, useQuery, useSession, useTranslations } from '@hausgeist/shell-api';
import { Button, PasswordField, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useErrorText } from '../../forms/use-error-text';
import { useStaffForm } from '../../forms/use-staff-form';
import {
  BeginPasskeyProofDocument,
  PasskeysDocument,
  type IdentityProofInput,
} from '../../gql/graphql';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { useRevealTexts } from '../../ui/use-reveal-texts';
import { answerQuestion, canUsePasskeys, wasGivenUp } from '../passkeys';

const schema = z.object({ password: z.string(), code: z.string() });
type Values = z.infer<typeof schema>;

interface IdentityQuestionProps {
  title: string;
  text: string;
  submitLabel: string;
  isBusy: boolean;
  error: string | undefined;
  /** Whether the viewer has passkeys, which prove them as well. */
  hasPasskeys: boolean;
  onProved: (proof: IdentityProofInput, form: UseFormReturn<Values>) => Promise<void>;
  onClose: () => void;
}

/**
 * Has the viewer prove who they are before something grave, with what they have: the page may have
 * been left open.
 */
export function IdentityQuestion(props: IdentityQuestionProps) {
  const { text, hasPasskeys, onProved, error, ...dialog } = props;
  const t = useTranslations('account.identity');
  const errorText = useErrorText('account.identity');
  const reveal = useRevealTexts();
  const hasApp = useSession().viewer?.twoFactorEnabled ?? false;
  const form = useStaffForm(schema, { password: '', code: '' });
  const [begin] = useMutation(BeginPasskeyProofDocument, { fetchPolicy: 'no-cache' });
  const [isFailed, setIsFailed] = useState(false);
  const { errors } = form.formState;

  async function provePasskey(): Promise<void> {
    setIsFailed(false);
    try {
      const { data } = await begin();
      if (!data) throw new Error('The answer is empty.');
      await onProved({ passkey: await answerQuestion(data.beginPasskeyProof) }, form);
    } catch (failure) {
      setIsFailed(!wasGivenUp(failure));
    }
  }

  return (
    <StaffFormDialog
      {...dialog}
      error={isFailed ? t('passkeyFailed') : error}
      form={form}
      size="small"
      onSubmit={({ password, code }) => onProved(code.trim() ? { code } : { password }, form)}
    >
      <p>{text}</p>
      <PasswordField
        {...form.register('password')}
        {...reveal}
        label={t('password')}
        autoComplete="current-password"
        error={errorText(errors.password)}
      />
      {(hasApp || hasPasskeys) && (
        <TextField
          {...form.register('code')}
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          spellCheck={false}
          error={errorText(errors.code)}
        />
      )}
      {hasPasskeys && canUsePasskeys() && (
        <Button onClick={() => void provePasskey()}>{t('passkey')}</Button>
      )}
    </StaffFormDialog>
  );
}

/** The same for pages that do not know yet what the viewer has. */
export function IdentityDialog(props: Omit<IdentityQuestionProps, 'hasPasskeys'>) {
  const { data } = useQuery(PasskeysDocument);
  return <IdentityQuestion {...props} hasPasskeys={(data?.passkeys.length ?? 0) > 0} />;
}
