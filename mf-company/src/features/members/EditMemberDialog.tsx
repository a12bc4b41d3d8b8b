import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Alert, Select, TextField } from '@hausgeist/ui';
import { useWatch } from 'react-hook-form';
import {
  UpdateMemberDocument,
  type CompanyUserStatus,
  type MemberRowFragment,
} from '../../gql/graphql';
import { editSchema, type EditValues } from './member-schema';
import { useRoleOptions } from './use-roles';

interface EditMemberDialogProps {
  title: string;
  member: MemberRowFragment;
  /** The status can be changed too. */
  withStatus?: boolean;
  /** Said when the server gives no reason. */
  failed: string;
  /** Said when it is saved. */
  done: string;
  onClose: () => void;
}

const EDITABLE_STATUSES = ['ACTIVE', 'SUSPENDED', 'PENDING'] as const;

function useStatusOptions(held: CompanyUserStatus) {
  const t = useTranslations('members.status');
  const choices: CompanyUserStatus[] = EDITABLE_STATUSES.some((status) => status === held)
    ? [...EDITABLE_STATUSES]
    : [held, ...EDITABLE_STATUSES];
  return choices.map((value) => ({ value, label: t(value) }));
}

/** Changes somebody's name and role. Nobody takes their own role or status away. */
export function EditMemberDialog({
  title,
  member,
  withStatus = false,
  failed,
  done,
  onClose,
}: EditMemberDialogProps) {
  const t = useTranslations('members');
  const toast = useToast();
  const roles = useRoleOptions(member.role);
  const statuses = useStatusOptions(member.status);
  const { firstName, lastName, status, isCurrentUser } = member;
  const errorText = useErrorText('members.form');
  const { run, isBusy, error } = useAction(UpdateMemberDocument, { failed, rereads: 'active' });
  const form = useStaffForm(
    editSchema,
    { firstName, lastName, role: member.role, status },
    `member ${member.id}`,
  );
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const isDowngrade = member.role === 'COMPANY_ADMIN' && role !== 'COMPANY_ADMIN';

  async function submit(values: EditValues): Promise<void> {
    const input = {
      id: member.id,
      firstName: values.firstName,
      lastName: values.lastName,
      ...(isCurrentUser ? {} : { role: values.role }),
      ...(isCurrentUser || !withStatus ? {} : { status: values.status }),
    };
    if (!(await run({ input }, form))) return;
    toast(done, 'success');
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={title}
      submitLabel={isBusy ? t('form.saving') : t('form.save')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
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
        label={t('form.email')}
        value={member.email}
        hint={t('form.emailFixed')}
        disabled
        readOnly
      />
      {!isCurrentUser && (
        <Select
          {...form.register('role')}
          label={t('form.role')}
          hint={t(`roleHint.${role}`)}
          options={roles}
          error={errorText(errors.role)}
        />
      )}
      {isDowngrade && <Alert tone="warning">{t('form.downgrade')}</Alert>}
      {withStatus && !isCurrentUser && (
        <Select
          {...form.register('status')}
          label={t('form.status')}
          options={statuses}
          error={errorText(errors.status)}
        />
      )}
    </StaffFormDialog>
  );
}
