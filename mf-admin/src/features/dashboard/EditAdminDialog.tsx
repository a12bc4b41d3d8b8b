import { useTranslations } from '@hausgeist/shell-api';
import {
  emailAddress,
  required,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { PasswordMeter, useJudgement } from '@hausgeist/staff-kit/passwords';
import { Alert, PasswordField, TextField } from '@hausgeist/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  UpdateAdminDocument,
  type AdminRowFragment,
  type UpdateAdminInput,
} from '../../gql/graphql';
import styles from './Dashboard.module.css';

const IdentityDialog = lazy(async () => {
  const { IdentityDialog: dialog } = await import('@hausgeist/staff-kit/account');
  return { default: dialog };
});

/** How long the success is shown before the dialog closes. */
export const CLOSE_DELAY_MS = 1_500;

const schema = z.object({
  firstName: required('firstNameMissing'),
  lastName: required('lastNameMissing'),
  email: emailAddress('emailMissing', 'invalidEmail'),
  password: z.string(),
});
type Values = z.infer<typeof schema>;

interface EditAdminDialogProps {
  admin: AdminRowFragment;
  onClose: () => void;
}

/** Changes an administrator's name, address or password. */
export function EditAdminDialog({ admin, onClose }: EditAdminDialogProps) {
  const t = useTranslations('dashboard.edit');
  const common = useTranslations('common');
  const errorText = useErrorText('dashboard.edit');
  const [saved, setSaved] = useState(false);
  const [sent, setSent] = useState<UpdateAdminInput>();
  /** The server asks this of viewers who change their own address or password. */
  const [needsProof, setNeedsProof] = useState(false);
  const { run, isBusy, error } = useAction(UpdateAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
    onFailure: ({ reason }) => {
      const isAsked = reason === 'PROOF_REQUIRED';
      if (isAsked) setNeedsProof(true);
      return isAsked;
    },
  });
  const form = useStaffForm(
    schema,
    {
      firstName: admin.firstName,
      lastName: admin.lastName,
      email: admin.email,
      password: '',
    },
    `console admin ${admin.id}`,
  );
  const { errors, isDirty } = form.formState;
  const {
    firstName = '',
    lastName = '',
    email = '',
    password = '',
  } = useWatch({
    control: form.control,
  });
  const names = [firstName, lastName];
  const judgement = useJudgement({ audience: 'ADMIN', password, email, names });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  async function save(values: Values): Promise<void> {
    if (saved) return;
    const { password: chosen, ...person } = values;
    const details = {
      firstName: person.firstName.trim(),
      lastName: person.lastName.trim(),
      email: person.email.trim(),
    };
    const input = { id: admin.id, ...details, ...(chosen ? { password: chosen } : {}) };
    setSent(input);
    if (await run({ input }, form)) setSaved(true);
  }

  return (
    <>
      <StaffFormDialog
        form={form}
        title={t('title')}
        isBusy={isBusy}
        error={needsProof ? undefined : error}
        isDirty={isDirty && !saved}
        onSubmit={save}
        onClose={onClose}
      >
        {saved && <Alert tone="success">{t('success')}</Alert>}
        <div className={styles.row}>
          <TextField
            label={t('firstName')}
            error={errorText(errors.firstName)}
            {...form.register('firstName')}
          />
          <TextField
            label={t('lastName')}
            error={errorText(errors.lastName)}
            {...form.register('lastName')}
          />
        </div>
        <TextField
          label={t('email')}
          type="email"
          error={errorText(errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint', { count: judgement?.minLength ?? 6 })}
          autoComplete="new-password"
          showLabel={common('showCharacters')}
          hideLabel={common('hideCharacters')}
          error={errorText(errors.password)}
          {...form.register('password')}
        />
        <PasswordMeter password={password} judgement={judgement} />
      </StaffFormDialog>
      {needsProof && sent && (
        <Suspense>
          <IdentityDialog
            title={t('proofTitle')}
            text={t('proofText')}
            submitLabel={t('proofSubmit')}
            isBusy={isBusy}
            error={error}
            onClose={() => setNeedsProof(false)}
            onProved={async (proof, proofForm) => {
              if (!(await run({ input: { ...sent, proof } }, proofForm))) return;
              setNeedsProof(false);
              setSaved(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
