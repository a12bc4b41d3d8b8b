import { useTranslations } from '@hausgeist/shell-api';
import {
  emailAddress,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Alert, Button, CopyField, Dialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { InviteAdminDocument } from '../../gql/graphql';
import styles from './InviteAdminDialog.module.css';

const schema = z.object({ email: emailAddress('emailMissing', 'invalidEmail') });
type Values = z.infer<typeof schema>;

interface InviteAdminDialogProps {
  /** Called when a person was invited. */
  onInvited: () => void;
  onClose: () => void;
}

/** Invites a person to administer the platform, and shows the link to hand over. */
export function InviteAdminDialog({ onInvited, onClose }: InviteAdminDialogProps) {
  const t = useTranslations('dashboard.invite');
  const common = useTranslations('common');
  const errorText = useErrorText('dashboard.invite');
  const [link, setLink] = useState<string | null>(null);
  const { run, isBusy, error } = useAction(InviteAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const form = useStaffForm(schema, { email: '' }, 'console admin invitation');
  const { errors } = form.formState;

  async function invite(values: Values): Promise<void> {
    const data = await run({ input: values }, form);
    if (!data) return;
    setLink(data.inviteAdmin.invitationLink);
    onInvited();
  }

  if (link !== null) {
    return (
      <Dialog
        title={t('title')}
        onClose={onClose}
        actions={
          <>
            <Button
              onClick={() => {
                form.reset();
                setLink(null);
              }}
            >
              {t('another')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {common('close')}
            </Button>
          </>
        }
      >
        <div className={styles.sent}>
          <Alert tone="success">{t('success')}</Alert>
          <CopyField
            label={t('link')}
            value={link}
            copyLabel={common('copy')}
            copiedLabel={common('copied')}
            selectedLabel={common('copySelected')}
          />
          <p className={styles.note}>{t('expiry')}</p>
        </div>
      </Dialog>
    );
  }
  return (
    <StaffFormDialog
      form={form}
      title={t('title')}
      size="small"
      submitLabel={isBusy ? t('busy') : t('submit')}
      isBusy={isBusy}
      error={error}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        error={errorText(errors.email)}
        {...form.register('email')}
      />
      <p className={styles.note}>{t('expiry')}</p>
    </StaffFormDialog>
  );
}
