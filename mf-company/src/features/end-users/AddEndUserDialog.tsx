import { useToast, useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useErrorText, useStaffForm } from '@hausgeist/staff-kit';
import { randomAuthNumber } from '@hausgeist/staff-kit/end-users';
import { Button, Checkbox, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CreatePortalEndUserDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import styles from './EndUserDialog.module.css';
import { EndUserFields } from './EndUserFields';
import { endUserSchema, type EndUserValues } from './end-user-schema';
import { END_USER_LISTS } from './end-user-lists';

const newEndUser = (): EndUserValues => ({
  type: 'TENANT',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  apartmentNumber: '',
  roomIndication: '',
  authNumber: randomAuthNumber(),
  sendInvitation: true,
});

/** Adds a tenant or owner, with a number that is drawn for them. */
export function AddEndUserDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('endUsers');
  const toast = useToast();
  const companyId = useCompanyId();
  const errorText = useErrorText('endUsers.form');
  const [defaults] = useState(newEndUser);
  const { run, isBusy, error } = useAction(CreatePortalEndUserDocument, {
    failed: t('failed.create'),
    offline: t('failed.createRetry'),
    rereads: END_USER_LISTS,
  });
  const form = useStaffForm(endUserSchema, defaults, 'new-end-user');
  const { errors } = form.formState;
  const sendsInvitation = useWatch({ control: form.control, name: 'sendInvitation' });

  async function submit({ roomIndication, ...values }: EndUserValues): Promise<void> {
    const input = { ...values, roomIndication: roomIndication || null, companyId };
    if (!(await run({ input }, form))) return;
    toast(t('created'), 'success');
    onClose();
  }

  const action = sendsInvitation ? t('form.createAndSend') : t('form.create');
  return (
    <StaffFormDialog
      form={form}
      title={t('form.addTitle')}
      submitLabel={isBusy ? t('form.creating') : action}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <EndUserFields form={form} />
      <div className={styles.number}>
        <TextField
          {...form.register('authNumber')}
          label={t('form.authNumber')}
          hint={t('form.authNumberHint')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          required
          error={errorText(errors.authNumber)}
        />
        <Button
          onClick={() => form.setValue('authNumber', randomAuthNumber(), { shouldValidate: true })}
        >
          {t('form.newNumber')}
        </Button>
      </div>
      <Checkbox
        {...form.register('sendInvitation')}
        label={t('form.sendInvitation')}
        hint={sendsInvitation ? t('form.sendInvitationHint') : undefined}
      />
    </StaffFormDialog>
  );
}
