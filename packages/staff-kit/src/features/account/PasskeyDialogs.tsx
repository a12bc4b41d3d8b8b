import { useToast, useTranslations } from '@hausgeist/shell-api';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useStaffForm } from '../../forms/use-staff-form';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  PasskeysDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  type PasskeyRowFragment,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FormTextField } from '../../ui/FormFields';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { makePasskey, wasGivenUp, type PasskeyQuestion } from '../passkeys';
import { IdentityQuestion } from './IdentityQuestion';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const rereads = [PasskeysDocument];
const nameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, 'nameTooLong')),
});

interface DialogProps {
  onClose: () => void;
}

/** Names the passkey and has the browser make it. */
function NamePasskey({ question, onClose }: DialogProps & { question: PasskeyQuestion }) {
  const t = useTranslations('account.passkeys');
  const toast = useToast();
  const form = useStaffForm(nameSchema, { name: '' });
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const { run, isBusy, error } = useAction(AddPasskeyDocument, {
    failed: t('failed'),
    isUncached: true,
    rereads,
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;

  async function make({ name }: { name: string }): Promise<void> {
    setProblem(undefined);
    let made;
    try {
      made = await makePasskey(question);
    } catch (failure) {
      const isKnown = failure instanceof Error && failure.name === 'InvalidStateError';
      setProblem(t(isKnown ? 'known' : wasGivenUp(failure) ? 'givenUp' : 'failed'));
      return;
    }
    const data = await run({ input: { name, ...made } }, form);
    if (!data) return;
    toast(t('added'), 'success');
    const { recoveryCodes } = data.addPasskey;
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('add')}
      submitLabel={t(isBusy ? 'making' : 'make')}
      isBusy={isBusy || form.formState.isSubmitting}
      error={problem ?? error}
      size="small"
      onSubmit={make}
      onClose={onClose}
    >
      <p>{t('nameText')}</p>
      <FormTextField form={form} texts="account.passkeys" name="name" hint={t('nameHint')} />
    </StaffFormDialog>
  );
}

/** Adds a passkey: proof, name, and what the browser asks for. */
export function AddPasskeyDialog({ hasPasskeys, onClose }: DialogProps & { hasPasskeys: boolean }) {
  const t = useTranslations('account.passkeys');
  const [question, setQuestion] = useState<PasskeyQuestion>();
  const { run, isBusy, error } = useAction(BeginPasskeyDocument, {
    failed: t('failed'),
    isUncached: true,
  });
  if (question) return <NamePasskey question={question} onClose={onClose} />;
  return (
    <IdentityQuestion
      title={t('add')}
      text={t('proofFirst')}
      submitLabel={t('continue')}
      {...{ isBusy, error, hasPasskeys, onClose }}
      onProved={async (proof, form) => {
        const data = await run({ input: { proof } }, form);
        if (data) setQuestion(data.beginPasskey);
      }}
    />
  );
}

interface OneProps extends DialogProps {
  passkey: PasskeyRowFragment;
}

/** Takes a passkey away from a viewer who proves who they are. */
export function RemovePasskeyDialog({ passkey, onClose }: OneProps) {
  const t = useTranslations('account.passkeys');
  const { run, isBusy, error } = useAction(RemovePasskeyDocument, {
    failed: t('failed'),
    done: t('removed'),
    isUncached: true,
    rereads,
  });
  return (
    <IdentityQuestion
      title={t('removeTitle')}
      text={t('removeText', { name: passkey.name })}
      submitLabel={t('remove')}
      {...{ isBusy, error, onClose }}
      hasPasskeys
      onProved={async (proof, form) => {
        if (await run({ input: { id: passkey.id, proof } }, form)) onClose();
      }}
    />
  );
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: OneProps) {
  const t = useTranslations('account.passkeys');
  const form = useStaffForm(nameSchema, { name: passkey.name });
  const { run, isBusy, error } = useAction(RenamePasskeyDocument, { failed: t('failed'), rereads });
  return (
    <StaffFormDialog
      form={form}
      title={t('renameTitle')}
      {...{ isBusy, error, onClose }}
      size="small"
      onSubmit={async ({ name }) => {
        if (await run({ input: { id: passkey.id, name } }, form)) onClose();
      }}
    >
      <FormTextField form={form} texts="account.passkeys" name="name" />
    </StaffFormDialog>
  );
}
