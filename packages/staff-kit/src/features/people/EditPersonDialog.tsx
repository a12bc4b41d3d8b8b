import { Alert, TextField } from '@hausgeist/ui';
import { useWatch } from 'react-hook-form';
import { useStaffForm } from '../../forms/use-staff-form';
import { UpdateCompanyUserDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FieldPair } from '../../ui/FieldPair';
import { FormCompanyField } from '../../ui/FormCompanyField';
import { FormSelect, FormTextField } from '../../ui/FormFields';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import {
  CHOOSABLE_STATUSES,
  formTexts,
  isViewer,
  nameOf,
  usePeopleTexts,
  useRoleOptions,
  type PeopleOptions,
  type Person,
} from './options';
import { editSchema, type EditValues } from './person-schema';

interface EditPersonDialogProps extends PeopleOptions {
  person: Person;
  onClose: () => void;
}

/** What is asked for; what did not change is not, as some changes are allowed only under conditions. */
function changesOf(person: Person, values: EditValues, options: PeopleOptions) {
  const { firstName, lastName, role, email, companyId, status } = values;
  const isMoved = companyId !== person.managingCompany.id;
  return {
    id: person.id,
    firstName,
    lastName,
    ...(isViewer(person) ? {} : { role }),
    ...(options.CompanyPicker && email !== person.email ? { email } : {}),
    ...(options.CompanyPicker && isMoved ? { companyId } : {}),
    ...(options.editsStatus && status !== person.status ? { status } : {}),
  };
}

/** Changes a person. Users cannot take their own role or status away. */
export function EditPersonDialog({ person, onClose, ...options }: EditPersonDialogProps) {
  const { texts, isPlatform, CompanyPicker, editsStatus } = options;
  const t = usePeopleTexts(texts);
  const roles = useRoleOptions(texts, person.role);
  const { firstName, lastName, email, status, managingCompany } = person;
  const isCurrentUser = isViewer(person);
  const { run, isBusy, error } = useAction(UpdateCompanyUserDocument, {
    failed: t('failed.update'),
    done: t('updated', { name: nameOf(person) }),
    rereads: 'active',
  });
  const form = useStaffForm(
    editSchema(CompanyPicker !== undefined),
    { firstName, lastName, email, role: person.role, status, companyId: managingCompany.id },
    `member ${person.id}`,
  );
  const field = { form, texts: formTexts(texts) };
  const role = useWatch({ control: form.control, name: 'role' });
  const isDowngrade = person.role === 'COMPANY_ADMIN' && role !== 'COMPANY_ADMIN';
  const others = CHOOSABLE_STATUSES.filter((one) => one !== status);
  const statuses =
    others.length < CHOOSABLE_STATUSES.length ? CHOOSABLE_STATUSES : [status, ...others];

  async function save(values: EditValues): Promise<void> {
    if (await run({ input: changesOf(person, values, options) }, form)) onClose();
  }

  return (
    <StaffFormDialog
      form={form}
      title={t('editTitle')}
      submitLabel={isBusy ? t('form.saving') : t('form.save')}
      isBusy={isBusy}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldPair>
        <FormTextField {...field} name="firstName" />
        <FormTextField {...field} name="lastName" />
      </FieldPair>
      {isPlatform ? (
        <FormTextField
          {...field}
          name="email"
          type="email"
          readOnly={!CompanyPicker}
          hint={CompanyPicker ? undefined : t('form.emailFixed')}
        />
      ) : (
        <TextField
          label={t('form.email')}
          value={email}
          hint={t('form.emailFixed')}
          disabled
          readOnly
        />
      )}
      {CompanyPicker && (
        <FormCompanyField {...field} Picker={CompanyPicker} companyName={managingCompany.name} />
      )}
      {!isCurrentUser && (
        <FormSelect
          {...field}
          name="role"
          hint={isPlatform ? undefined : t(`roleHint.${role}`)}
          options={roles}
        />
      )}
      {isDowngrade && <Alert tone="warning">{t('form.downgrade')}</Alert>}
      {editsStatus && !isCurrentUser && (
        <FormSelect
          {...field}
          name="status"
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      )}
    </StaffFormDialog>
  );
}
