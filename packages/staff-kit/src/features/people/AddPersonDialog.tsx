import { useToast, useTranslations } from '@hausgeist/shell-api';
import { Alert, Button, CopyField, Dialog } from '@hausgeist/ui';
import { useState } from 'react';
import { useStaffForm } from '../../forms/use-staff-form';
import { readFragment } from '../../gql/fragment-masking';
import {
  CreateCompanyUserDocument,
  PersonRowFragmentDoc,
  type CompanyRole,
} from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { Parts } from '../../ui/Page';
import { Note } from '../../ui/Row';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import { AddPersonFields } from './AddPersonFields';
import { nameOf, usePeopleTexts, type PeopleOptions } from './options';
import { addSchema, type AddValues } from './person-schema';

interface Invited {
  email: string;
  link: string;
}

/** An invitation is on its way; its link can be handed over by other means too. */
function LinkDialog({ email, link, ...page }: Invited & { texts: string; onClose: () => void }) {
  const t = usePeopleTexts(page.texts);
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('form.linkTitle')}
      onClose={page.onClose}
      actions={
        <Button variant="primary" onClick={page.onClose}>
          {common('close')}
        </Button>
      }
    >
      <Parts>
        <Alert tone="success">{t('invited', { email })}</Alert>
        <CopyField
          label={t('form.link')}
          value={link}
          copyLabel={common('copy')}
          copiedLabel={common('copied')}
          selectedLabel={common('copySelected')}
        />
        <Note>{t('form.linkNote')}</Note>
      </Parts>
    </Dialog>
  );
}

const NOBODY: AddValues = {
  companyId: '',
  firstName: '',
  lastName: '',
  email: '',
  role: 'COMPANY_STAFF',
  sendInvitation: true,
  status: 'PENDING',
  temporaryPassword: '',
  confirmPassword: '',
};

interface AddPersonDialogProps extends PeopleOptions {
  /** The role to begin with. */
  role?: CompanyRole | undefined;
  onClose: () => void;
}

/** Takes a person into a company, by invitation or with a temporary password. */
export function AddPersonDialog({ role = NOBODY.role, ...options }: AddPersonDialogProps) {
  const { texts, companyId, CompanyPicker, isPlatform = false, onClose } = options;
  const t = usePeopleTexts(texts);
  const toast = useToast();
  const [invited, setInvited] = useState<Invited>();
  const { run, isBusy, error } = useAction(CreateCompanyUserDocument, {
    failed: t('failed.invite'),
    rereads: 'active',
  });
  const form = useStaffForm(
    addSchema(CompanyPicker !== undefined),
    { ...NOBODY, role, companyId: companyId ?? '' },
    `invitation ${companyId ?? ''}`,
  );

  async function add(values: AddValues): Promise<void> {
    const { status, temporaryPassword, confirmPassword, companyId: chosen, ...person } = values;
    const account = person.sendInvitation
      ? {}
      : { temporaryPassword, confirmPassword, ...(CompanyPicker ? { status } : {}) };
    const input = { companyId: chosen || undefined, ...person, ...account };
    const data = await run({ input }, form);
    if (!data) return;
    const { invitationLink: link, member } = data.createCompanyUser;
    const { email, fullName } = readFragment(PersonRowFragmentDoc, member);
    if (isPlatform && link) {
      setInvited({ email, link });
      return;
    }
    const name = nameOf({ fullName, email });
    toast(person.sendInvitation ? t('invited', { email }) : t('added', { name }), 'success');
    onClose();
  }

  if (invited) return <LinkDialog {...invited} texts={texts} onClose={onClose} />;
  return (
    <StaffFormDialog
      form={form}
      title={t('inviteTitle')}
      submitLabel={isBusy ? t('form.inviting') : t('form.invite')}
      isBusy={isBusy}
      error={error}
      onSubmit={add}
      onClose={onClose}
    >
      {!isPlatform && <p>{t('inviteIntro')}</p>}
      <AddPersonFields form={form} {...options} />
    </StaffFormDialog>
  );
}
