import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Button, FormDialog, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import type { EndUserRowFragment } from '../../gql/graphql';
import styles from './EndUserDialog.module.css';
import { EndUserFields } from './EndUserFields';
import { RenewNumberDialog } from './RenewNumberDialog';
import { useUpdateEndUser } from './use-end-user-mutations';
import { useEndUserForm } from './use-end-user-form';

interface EditEndUserDialogProps {
  endUser: EndUserRowFragment;
  onClose: () => void;
}

/** Changes a tenant or owner; the number is renewed, never edited. */
export function EditEndUserDialog({ endUser, onClose }: EditEndUserDialogProps) {
  const t = useTranslations('endUsers');
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const update = useUpdateEndUser();
  const [error, setError] = useState<string>();
  const [isRenewing, setIsRenewing] = useState(false);
  const [authNumber, setAuthNumber] = useState(endUser.authNumber);
  const form = useEndUserForm(
    { ...endUser, roomIndication: endUser.roomIndication ?? '', sendInvitation: false },
    `end-user ${endUser.id}`,
  );
  const { isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const { type, firstName, lastName, email, phone, address, apartmentNumber } = values;
    const person = { type, firstName, lastName, email, phone, address, apartmentNumber };
    const roomIndication = values.roomIndication || null;
    try {
      await update({ variables: { input: { id: endUser.id, ...person, roomIndication } } });
      toast(t('updated'), 'success');
      onClose();
    } catch (cause) {
      const fallbacks = { failed: t('failed.update'), unreachable: t('failed.updateRetry') };
      setError(place(cause, form, fallbacks));
    }
  });

  return (
    <>
      <FormDialog
        {...texts}
        title={t('form.editTitle')}
        submitLabel={isSubmitting ? t('form.saving') : t('form.save')}
        busy={isSubmitting}
        isDirty={isDirty}
        error={error}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <EndUserFields form={form} />
        <div className={styles.number}>
          <TextField
            label={t('form.authNumber')}
            hint={t('form.authNumberHint')}
            value={authNumber}
            readOnly
          />
          <Button onClick={() => setIsRenewing(true)}>{t('renew.action')}</Button>
        </div>
      </FormDialog>
      {isRenewing && (
        <RenewNumberDialog
          endUser={endUser}
          onRenewed={setAuthNumber}
          onClose={() => setIsRenewing(false)}
        />
      )}
    </>
  );
}
