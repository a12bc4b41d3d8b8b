import { useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyField, Dialog, FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { emailAddress } from '../../forms/rules';
import { placeFieldFailures } from '../../forms/server-errors';
import { useDialogForm } from '../../forms/use-dialog-form';
import { useErrorText } from '../../forms/use-error-text';
import { InviteAdminDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useFormDialogTexts } from '../../ui/use-dialog-texts';
import styles from './InviteAdminDialog.module.css';

const schema = z.object({ email: emailAddress('emailMissing', 'invalidEmail') });
type Values = z.infer<typeof schema>;

interface InviteAdminDialogProps {
  /** Somebody was invited. */
  onInvited: () => void;
  onClose: () => void;
}

/** Invites somebody to administer the platform, and shows the link to hand over. */
export function InviteAdminDialog({ onInvited, onClose }: InviteAdminDialogProps) {
  const t = useTranslations('dashboard.invite');
  const common = useTranslations('common');
  const errorText = useErrorText('dashboard.invite');
  const texts = useFormDialogTexts();
  const [link, setLink] = useState<string | null>(null);
  const { run, busy, error } = useAction(InviteAdminDocument, {
    failed: t('failed'),
    offline: t('offline'),
  });
  const form = useDialogForm(schema, { email: '' }, 'console admin invitation');
  const { errors, isDirty } = form.formState;

  async function invite(values: Values): Promise<void> {
    const result = await run({ input: values });
    if (!result) return;
    if ('failure' in result) {
      placeFieldFailures(form, result.failure);
      return;
    }
    setLink(result.data.inviteAdmin.invitationLink);
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
    <FormDialog
      {...texts}
      title={t('title')}
      size="small"
      submitLabel={busy ? t('busy') : t('submit')}
      busy={busy}
      error={errors.email ? undefined : error}
      isDirty={isDirty}
      onSubmit={(event) => void form.handleSubmit(invite)(event)}
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
    </FormDialog>
  );
}
