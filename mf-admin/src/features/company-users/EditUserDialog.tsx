import { useToast, useTranslations } from '@hausgeist/shell-api';
import {
  emailAddress,
  required,
  StaffFormDialog,
  useAction,
  useErrorText,
  useStaffForm,
} from '@hausgeist/staff-kit';
import { Alert, Select, TextField } from '@hausgeist/ui';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { UpdateCompanyUserDocument, type MemberRowFragment } from '../../gql/graphql';
import { CompanyPicker } from '../company-picker';
import { CHOOSABLE_STATUSES, nameOf, ROLES, STATUSES } from './members';
import styles from './CompanyUsers.module.css';

const schema = z.object({
  firstName: required('firstNameMissing'),
  lastName: required('lastNameMissing'),
  email: emailAddress('emailMissing', 'invalidEmail'),
  role: z.enum(ROLES),
  status: z.enum(STATUSES),
  companyId: required('companyMissing'),
});
type Values = z.infer<typeof schema>;

interface EditUserDialogProps {
  member: MemberRowFragment;
  /** Company, address and state can be changed as well. */
  acrossCompanies?: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes a company user. */
export function EditUserDialog({
  member,
  acrossCompanies = false,
  onSaved,
  onClose,
}: EditUserDialogProps) {
  const t = useTranslations('companyUsers');
  const errorText = useErrorText('companyUsers.form');
  const toast = useToast();
  const { run, isBusy, error } = useAction(UpdateCompanyUserDocument, {
    failed: acrossCompanies ? t('form.saveFailed') : t('form.updateFailed'),
  });
  const { firstName, lastName, email, role, status, managingCompany } = member;
  const form = useStaffForm(
    schema,
    { firstName, lastName, email, role, status, companyId: managingCompany.id },
    `console member ${member.id}`,
  );
  const { errors } = form.formState;
  const chosenRole = useWatch({ control: form.control, name: 'role' });
  const isDowngrade = role === 'COMPANY_ADMIN' && chosenRole !== 'COMPANY_ADMIN';
  const statuses = STATUSES.filter(
    (one) => one === status || CHOOSABLE_STATUSES.some((choosable) => choosable === one),
  );

  async function save(values: Values): Promise<void> {
    const person = {
      id: member.id,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      role: values.role,
    };
    // What did not change is not sent: some changes are allowed only under conditions.
    const more = {
      ...(values.email === email ? {} : { email: values.email.trim() }),
      ...(values.companyId === managingCompany.id ? {} : { companyId: values.companyId }),
      ...(values.status === status ? {} : { status: values.status }),
    };
    const input = acrossCompanies ? { ...person, ...more } : person;
    if (!(await run({ input }, form))) return;
    toast(t('form.updated', { name: nameOf(member) }), 'success');
    onSaved();
    onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('form.editTitle')}
      isBusy={isBusy}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.row}>
        <TextField
          label={t('form.firstName')}
          error={errorText(errors.firstName)}
          {...form.register('firstName')}
        />
        <TextField
          label={t('form.lastName')}
          error={errorText(errors.lastName)}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label={t('form.email')}
        type="email"
        readOnly={!acrossCompanies}
        hint={acrossCompanies ? undefined : t('form.emailFixed')}
        error={errorText(errors.email)}
        {...form.register('email')}
      />
      {acrossCompanies && (
        <Controller
          control={form.control}
          name="companyId"
          render={({ field: { value, ref, onChange, onBlur } }) => (
            <CompanyPicker
              ref={ref}
              label={t('managingCompany')}
              value={value}
              name={managingCompany.name}
              error={errorText(errors.companyId)}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      )}
      <Select
        label={t('role')}
        options={ROLES.map((one) => ({ value: one, label: t(one) }))}
        defaultValue={role}
        {...form.register('role')}
      />
      {isDowngrade && <Alert tone="warning">{t('form.downgrade')}</Alert>}
      {acrossCompanies && (
        <Select
          label={t('status')}
          options={statuses.map((one) => ({ value: one, label: t(one) }))}
          defaultValue={status}
          {...form.register('status')}
        />
      )}
    </StaffFormDialog>
  );
}
