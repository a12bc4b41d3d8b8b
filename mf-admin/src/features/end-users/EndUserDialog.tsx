import { useToast, useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { randomAuthNumber } from '@hausgeist/staff-kit/end-users';
import { Alert } from '@hausgeist/ui';
import { useState } from 'react';
import {
  CreateEndUserDocument,
  UpdateEndUserDocument,
  type EndUserRowFragment,
} from '../../gql/graphql';
import { EndUserForm } from './EndUserForm';
import { endUserSchema, type EndUserValues } from './end-user-schema';

interface EndUserDialogProps {
  /** Who is changed; nobody to add somebody. */
  user?: EndUserRowFragment;
  /** The company chosen at the beginning. */
  companyId: string;
  onSaved: () => void;
  onClose: () => void;
}

/** What the form starts with: a tenant with a fresh number, or who is changed. */
function startValues(user: EndUserRowFragment | undefined, companyId: string): EndUserValues {
  return {
    type: user?.type ?? 'TENANT',
    companyId: user?.managingCompany.id ?? companyId,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    address: user?.address ?? '',
    apartmentNumber: user?.apartmentNumber ?? '',
    roomIndication: user?.roomIndication ?? '',
    authNumber: user?.authNumber ?? randomAuthNumber(),
  };
}

/** Adds a tenant or an owner, who is invited at once, or changes one. */
export function EndUserDialog({ user, companyId, onSaved, onClose }: EndUserDialogProps) {
  const t = useTranslations('endUsers.form');
  const toast = useToast();
  const [start] = useState(() => startValues(user, companyId));
  const creation = useAction(CreateEndUserDocument, { failed: t('createFailed') });
  const update = useAction(UpdateEndUserDocument, { failed: t('updateFailed') });
  const form = useStaffForm(endUserSchema, start, `console end-user ${user?.id ?? ''}`);
  const isBusy = creation.isBusy || update.isBusy;

  async function save(values: EndUserValues): Promise<void> {
    const input = { ...values, roomIndication: values.roomIndication.trim() || null };
    const saved = await (user
      ? update.run({ input: { id: user.id, ...input } }, form)
      : creation.run({ input: { ...input, sendInvitation: true } }, form));
    if (!saved) return;
    const name = `${values.firstName} ${values.lastName}`;
    toast(t(user ? 'updated' : 'created', { name }), 'success');
    onSaved();
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={user ? t('editTitle') : t('addTitle')}
      submitLabel={user ? undefined : t(isBusy ? 'creating' : 'create')}
      isBusy={isBusy}
      error={creation.error ?? update.error}
      onSubmit={save}
      onClose={onClose}
    >
      <EndUserForm form={form} companyName={user?.managingCompany.name} />
      {!user && <Alert tone="info">{t('note')}</Alert>}
    </StaffFormDialog>
  );
}
