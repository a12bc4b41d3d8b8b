import { useToast, useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { Button, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { UpdatePortalEndUserDocument, type EndUserRowFragment } from '../../gql/graphql';
import styles from './EndUserDialog.module.css';
import { END_USER_LISTS } from './end-user-lists';
import { endUserSchema, type EndUserValues } from './end-user-schema';
import { EndUserFields } from './EndUserFields';
import { RenewNumberDialog } from './RenewNumberDialog';

interface EditEndUserDialogProps {
  endUser: EndUserRowFragment;
  onClose: () => void;
}

/** Changes a tenant or owner; the number is renewed, never edited. */
export function EditEndUserDialog({ endUser, onClose }: EditEndUserDialogProps) {
  const t = useTranslations('endUsers');
  const toast = useToast();
  const [isRenewing, setIsRenewing] = useState(false);
  const [authNumber, setAuthNumber] = useState(endUser.authNumber);
  const { run, isBusy, error } = useAction(UpdatePortalEndUserDocument, {
    failed: t('failed.update'),
    offline: t('failed.updateRetry'),
    rereads: END_USER_LISTS,
  });
  const form = useStaffForm(
    endUserSchema,
    { ...endUser, roomIndication: endUser.roomIndication ?? '', sendInvitation: false },
    `end-user ${endUser.id}`,
  );

  async function submit(values: EndUserValues): Promise<void> {
    const { type, firstName, lastName, email, phone, address, apartmentNumber } = values;
    const person = { type, firstName, lastName, email, phone, address, apartmentNumber };
    const roomIndication = values.roomIndication || null;
    if (!(await run({ input: { id: endUser.id, ...person, roomIndication } }, form))) return;
    toast(t('updated'), 'success');
    onClose();
  }

  return (
    <>
      <StaffFormDialog
        form={form}
        title={t('form.editTitle')}
        submitLabel={isBusy ? t('form.saving') : t('form.save')}
        isBusy={isBusy}
        error={error}
        onSubmit={submit}
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
      </StaffFormDialog>
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
