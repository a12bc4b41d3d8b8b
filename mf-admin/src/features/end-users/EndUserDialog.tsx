import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, FormDialog } from '@hausgeist/ui';
import { useState } from 'react';
import { placeFieldFailures } from '../../forms/server-errors';
import { useDialogForm } from '../../forms/use-dialog-form';
import {
  CreateEndUserDocument,
  UpdateEndUserDocument,
  type EndUserRowFragment,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { useFormDialogTexts } from '../../ui/use-dialog-texts';
import { EndUserForm } from './EndUserForm';
import { endUserSchema, type EndUserValues } from './end-user-schema';
import { randomAuthNumber } from './random-auth-number';

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
  const common = useTranslations('common');
  const toast = useToast();
  const texts = useFormDialogTexts();
  const [start] = useState(() => startValues(user, companyId));
  const [placed, setPlaced] = useState(false);
  const creation = useAction(CreateEndUserDocument, { failed: t('createFailed') });
  const update = useAction(UpdateEndUserDocument, { failed: t('updateFailed') });
  const form = useDialogForm(endUserSchema, start, `console end-user ${user?.id ?? ''}`);
  const busy = creation.busy || update.busy;

  async function save(values: EndUserValues): Promise<void> {
    const input = { ...values, roomIndication: values.roomIndication.trim() || null };
    const result = await (user
      ? update.run({ input: { id: user.id, ...input } })
      : creation.run({ input: { ...input, sendInvitation: true } }));
    if (!result) return;
    if ('failure' in result) {
      setPlaced(placeFieldFailures(form, result.failure));
      return;
    }
    const name = `${values.firstName} ${values.lastName}`;
    toast(t(user ? 'updated' : 'created', { name }), 'success');
    onSaved();
    onClose();
  }

  return (
    <FormDialog
      {...texts}
      title={user ? t('editTitle') : t('addTitle')}
      submitLabel={
        user ? (busy ? common('saving') : common('save')) : busy ? t('creating') : t('create')
      }
      busy={busy}
      error={placed ? undefined : (creation.error ?? update.error)}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <EndUserForm form={form} companyName={user?.managingCompany.name} />
      {!user && <Alert tone="info">{t('note')}</Alert>}
    </FormDialog>
  );
}
