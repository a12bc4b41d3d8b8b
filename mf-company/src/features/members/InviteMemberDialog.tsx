import { useToast, useTranslations } from '@hausgeist/shell-api';
import { FormDialog, Select, TextField } from '@hausgeist/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDialogTexts } from '../../forms/use-dialog-texts';
import { usePlaceFailure } from '../../forms/use-failure-text';
import { useValidatedForm } from '../../forms/use-validated-form';
import { FieldPair } from '../../ui/Page';
import { useCompanyId } from '../company-scope';
import { inviteSchema } from './member-schema';
import { useInviteMember } from './use-member-mutations';
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
  const texts = useDialogTexts();
  const toast = useToast();
  const place = usePlaceFailure();
  const invite = useInviteMember();
  const companyId = useCompanyId();
  const roles = useRoleOptions();
  const [error, setError] = useState<string>();
  const schema = inviteSchema({
    firstNameRequired: t('form.firstNameRequired'),
    lastNameRequired: t('form.lastNameRequired'),
    emailRequired: t('form.emailRequired'),
    emailInvalid: t('form.emailInvalid'),
  });
  const form = useValidatedForm(
    schema,
    { firstName: '', lastName: '', email: '', role: 'COMPANY_STAFF' },
    'invitation',
  );
  const { errors, isSubmitting, isDirty } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });

  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      await invite({ variables: { input: { ...values, companyId, sendInvitation: true } } });
      toast(done(values.email), 'success');
      onClose();
    } catch (cause) {
      setError(place(cause, form, { failed }));
    }
  });

  return (
    <FormDialog
      {...texts}
      title={title}
      submitLabel={isSubmitting ? t('form.inviting') : t('form.invite')}
      busy={isSubmitting}
      isDirty={isDirty}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>{intro}</p>
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
        {...form.register('email')}
        type="email"
        label={t('form.email')}
        autoComplete="off"
        required
        error={errors.email?.message}
      />
      <Select
        {...form.register('role')}
        label={t('form.role')}
        hint={t(`roleHint.${role}`)}
        options={roles}
        error={errors.role?.message}
      />
    </FormDialog>
  );
}
