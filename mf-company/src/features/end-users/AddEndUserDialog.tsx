import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, Checkbox, FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useCompanyId } from '../company-scope';
import { randomAuthNumber } from './auth-number';
import styles from './EndUserDialog.module.css';
import { EndUserFields } from './EndUserFields';
import type { EndUserValues } from './end-user-schema';
import { useCreateEndUser } from './use-end-user-mutations';
import { useEndUserForm } from './use-end-user-form';

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
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const create = useCreateEndUser();
  const companyId = useCompanyId();
  const [defaults] = useState(newEndUser);
  const [error, setError] = useState<string>();
  const form = useEndUserForm(defaults, 'new-end-user');
  const { errors, isSubmitting, isDirty } = form.formState;
  const sendsInvitation = useWatch({ control: form.control, name: 'sendInvitation' });

  const submit = form.handleSubmit(async ({ roomIndication, ...values }) => {
    setError(undefined);
    try {
      await create({
        variables: { input: { ...values, roomIndication: roomIndication || null, companyId } },
      });
      toast(t('created'), 'success');
      onClose();
    } catch (cause) {
      const fallbacks = { failed: t('failed.create'), unreachable: t('failed.createRetry') };
      setError(place(cause, form, fallbacks));
    }
  });

  const action = sendsInvitation ? t('form.createAndSend') : t('form.create');
  return (
    <FormDialog
      {...texts}
      title={t('form.addTitle')}
      submitLabel={isSubmitting ? t('form.creating') : action}
      busy={isSubmitting}
      isDirty={isDirty}
      error={error}
      onSubmit={(event) => void submit(event)}
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
          error={errors.authNumber?.message}
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
    </FormDialog>
  );
}
