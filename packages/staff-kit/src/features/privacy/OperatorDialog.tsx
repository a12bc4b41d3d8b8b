import { useTranslations } from '@hausgeist/shell-api';
import { useStaffForm } from '../../forms/use-staff-form';
import { UpdateOperatorDocument } from '../../gql/graphql';
import { useAction } from '../../requests/use-action';
import { FormTextField } from '../../ui/FormFields';
import { StaffFormDialog } from '../../ui/StaffFormDialog';
import {
  AI_FIELDS,
  OPERATOR_FIELDS,
  operatorSchema,
  operatorValues,
  type OperatorField,
  type OperatorSettings,
  type OperatorValues,
} from './operator';
import styles from './Privacy.module.css';

interface OperatorDialogProps {
  settings: OperatorSettings;
  onClose: () => void;
}

const TYPES: Partial<Record<OperatorField, string>> = { email: 'email', phone: 'tel' };

/** Asks who answers for the installation; what is left empty is as the settings of the server say. */
export function OperatorDialog({ settings: { entered, server }, onClose }: OperatorDialogProps) {
  const t = useTranslations('dataProtection.operatorDetails');
  const form = useStaffForm<OperatorValues>(operatorSchema, operatorValues(entered));
  const { run, isBusy, error } = useAction(UpdateOperatorDocument, {
    failed: t('failedSave'),
    done: t('saved'),
    rereads: 'active',
  });

  async function submit(input: OperatorValues): Promise<void> {
    if (await run({ input }, form)) onClose();
  }

  const fieldsOf = (names: readonly OperatorField[]) =>
    names.map((name) => (
      <FormTextField
        key={name}
        form={form}
        name={name}
        texts="dataProtection.operatorDetails.form"
        type={TYPES[name]}
        required={false}
        hint={server[name] ? t('serverSays', { text: server[name] }) : undefined}
      />
    ));

  return (
    <StaffFormDialog
      title={t('formTitle')}
      form={form}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {fieldsOf(OPERATOR_FIELDS)}
      <h3 className={styles.heading}>{t('aiTitle')}</h3>
      <p className={styles.quiet}>{t('aiText')}</p>
      {fieldsOf(AI_FIELDS)}
    </StaffFormDialog>
  );
}
