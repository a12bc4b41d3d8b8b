import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Select, TextField } from '@hausgeist/ui';
import { useWatch } from 'react-hook-form';
import { InviteMemberDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { inviteSchema, type InviteValues } from './member-schema';
import { useRoleOptions } from './use-roles';

interface InviteMemberDialogProps {
  title: string;
  intro: string;
  /** Said when the server gives no reason. */
  failed: string;
  /** Said when the invitation is on its way. */
  done: (email: string) => string;
  onClose: () => void;
}

/** Invites somebody into the company. */
export function InviteMemberDialog({
  title,
  intro,
  failed,
  done,
  onClose,
}: InviteMemberDialogProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const companyId = useCompanyId();
  const roles = useRoleOptions();
  const errorText = useErrorText('members.form');
  const { run, isBusy, error } = useAction(InviteMemberDocument, { failed, rereads: 'active' });
  const form = useStaffForm(
    inviteSchema,
    { firstName: '', lastName: '', email: '', role: 'COMPANY_STAFF' },
    'invitation',
  );
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });

  async function submit(values: InviteValues): Promise<void> {
    if (!(await run({ input: { ...values, companyId, sendInvitation: true } }, form))) return;
    toast(done(values.email), 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={title}
      submitLabel={isBusy ? t('form.inviting') : t('form.invite')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{intro}</p>
      <FieldPair>
        <TextField
          {...form.register('firstName')}
          label={t('form.firstName')}
          autoComplete="off"
          required
          error={errorText(errors.firstName)}
        />
        <TextField
          {...form.register('lastName')}
          label={t('form.lastName')}
          autoComplete="off"
          required
          error={errorText(errors.lastName)}
        />
      </FieldPair>
      <TextField
        {...form.register('email')}
        type="email"
        label={t('form.email')}
        autoComplete="off"
        required
        error={errorText(errors.email)}
      />
      <Select
        {...form.register('role')}
        label={t('form.role')}
        hint={t(`roleHint.${role}`)}
        options={roles}
        error={errorText(errors.role)}
      />
    </StaffFormDialog>
  );
}
