import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, FormDialog, Select, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import type { CompanyUserStatus, MemberRowFragment } from '../../gql/graphql';
import { FieldPair } from '../../ui/Page';
import { editSchema } from './member-schema';
import { useUpdateMember } from './use-member-mutations';
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
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const update = useUpdateMember();
  const roles = useRoleOptions(member.role);
  const statuses = useStatusOptions(member.status);
  const [error, setError] = useState<string>();
  const { firstName, lastName, status, isCurrentUser } = member;
  const schema = editSchema({
    firstNameRequired: t('form.firstNameRequired'),
    lastNameRequired: t('form.lastNameRequired'),
  });
  const form = useValidatedForm(
    schema,
    { firstName, lastName, role: member.role, status },
    `member ${member.id}`,
  );
  const { errors, isSubmitting, isDirty } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const isDowngrade = member.role === 'COMPANY_ADMIN' && role !== 'COMPANY_ADMIN';

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const input = {
      id: member.id,
      firstName: values.firstName,
      lastName: values.lastName,
      ...(isCurrentUser ? {} : { role: values.role }),
      ...(isCurrentUser || !withStatus ? {} : { status: values.status }),
    };
    try {
      await update({ variables: { input } });
      toast(done, 'success');
      onClose();
    } catch (cause) {
      setError(place(cause, form, { failed }));
    }
  });

  return (
    <FormDialog
      {...texts}
      title={title}
      submitLabel={isSubmitting ? t('form.saving') : t('form.save')}
      busy={isSubmitting}
      isDirty={isDirty}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldPair>
        <TextField
          {...form.register('firstName')}
          label={t('form.firstName')}
          autoComplete="off"
          required
          error={errors.firstName?.message}
        />
        <TextField
          {...form.register('lastName')}
          label={t('form.lastName')}
          autoComplete="off"
          required
          error={errors.lastName?.message}
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
          error={errors.role?.message}
        />
      )}
      {isDowngrade && <Alert tone="warning">{t('form.downgrade')}</Alert>}
      {withStatus && !isCurrentUser && (
        <Select
          {...form.register('status')}
          label={t('form.status')}
          options={statuses}
          error={errors.status?.message}
        />
      )}
    </FormDialog>
  );
}
