import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog } from '@hausgeist/ui';
import { useState } from 'react';
import { placeFieldFailures } from '../../forms/server-errors';
import { useDialogForm } from '../../forms/use-dialog-form';
import { CreateCompanyUserDocument, MemberRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { useAction } from '../../requests/use-action';
import { useFormDialogTexts } from '../../ui/use-dialog-texts';
import { AddUserForm } from './AddUserForm';
import { addUserSchema, type AddUserValues } from './add-user-schema';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import { nameOf } from './members';

interface AddUserDialogProps {
  /** The company that gets a user; without it the form asks. */
  companyId?: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a user to a company, by invitation or with a temporary password. */
export function AddUserDialog({ companyId, onAdded, onClose }: AddUserDialogProps) {
  const t = useTranslations('companyUsers');
  const toast = useToast();
  const texts = useFormDialogTexts();
  const forAnyCompany = companyId === undefined;
  const failed = forAnyCompany ? t('form.saveFailed') : t('form.createFailed');
  const [invited, setInvited] = useState<{ email: string; link: string } | null>(null);
  const [placed, setPlaced] = useState(false);
  const { run, busy, error } = useAction(CreateCompanyUserDocument, { failed });
  const form = useDialogForm(
    addUserSchema,
    {
      companyId: companyId ?? '',
      firstName: '',
      lastName: '',
      email: '',
      role: 'COMPANY_STAFF',
      sendInvitation: true,
      status: 'PENDING',
      temporaryPassword: '',
      confirmPassword: '',
    },
    `console new member ${companyId ?? ''}`,
  );

  async function add(values: AddUserValues): Promise<void> {
    const { status, temporaryPassword, confirmPassword, ...person } = values;
    const account = person.sendInvitation
      ? {}
      : { temporaryPassword, confirmPassword, ...(forAnyCompany ? { status } : {}) };
    const result = await run({ input: { ...person, ...account } });
    if (!result) return;
    if ('failure' in result) {
      setPlaced(placeFieldFailures(form, result.failure));
      return;
    }
    const { invitationLink, member } = result.data.createCompanyUser;
    const { email, ...name } = readFragment(MemberRowFragmentDoc, member);
    onAdded();
    if (invitationLink) {
      setInvited({ email, link: invitationLink });
      return;
    }
    const done = person.sendInvitation
      ? t('form.invited', { email })
      : t('form.created', { name: nameOf({ ...name, email }) });
    toast(done, 'success');
    onClose();
  }

  if (invited) return <InvitationLinkDialog {...invited} onClose={onClose} />;
  return (
    <FormDialog
      {...texts}
      title={t('addCompanyUser')}
      submitLabel={busy ? t('form.creating') : t('form.create')}
      busy={busy}
      error={placed ? undefined : error}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void form.handleSubmit(add)(event)}
      onClose={onClose}
    >
      <AddUserForm form={form} forAnyCompany={forAnyCompany} />
    </FormDialog>
  );
}
