import { useToast, useTranslations } from '@hausgeist/shell-api';
import { StaffFormDialog, useAction, useStaffForm } from '@hausgeist/staff-kit';
import { useState } from 'react';
import { CreateCompanyUserDocument, MemberRowFragmentDoc } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
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
  const forAnyCompany = companyId === undefined;
  const failed = forAnyCompany ? t('form.saveFailed') : t('form.createFailed');
  const [invited, setInvited] = useState<{ email: string; link: string } | null>(null);
  const { run, isBusy, error } = useAction(CreateCompanyUserDocument, { failed });
  const form = useStaffForm(
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
    const data = await run({ input: { ...person, ...account } }, form);
    if (!data) return;
    const { invitationLink, member } = data.createCompanyUser;
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
    <StaffFormDialog
      form={form}
      title={t('addCompanyUser')}
      submitLabel={isBusy ? t('form.creating') : t('form.create')}
      isBusy={isBusy}
      error={error}
      onSubmit={add}
      onClose={onClose}
    >
      <AddUserForm form={form} forAnyCompany={forAnyCompany} />
    </StaffFormDialog>
  );
}
