import { useFieldLabels } from '@hausgeist/staff-kit';
import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { Alert, Checkbox, Select } from '@hausgeist/ui';
import type { EndUserImportStateFragment } from '../../gql/graphql';
import { IMPORT_FIELDS, isAddressPart, type ColumnChoice, type FieldName } from './import-fields';
import { Step } from './Step';
import styles from './Step.module.css';

/** What is decided before the check. */
export interface ColumnsValues {
  choice: ColumnChoice;
  updateExisting: boolean;
  byExternalId: boolean;
  sendInvitation: boolean;
}

interface ColumnsStepProps {
  task: EndUserImportStateFragment;
  values: ColumnsValues;
  errors: Partial<Record<FieldName, string>>;
  error: string | undefined;
  busy: boolean;
  onChange: (values: ColumnsValues) => void;
}

/** The first values of a column that has any. */
const samplesOf = ({ sampleRows }: EndUserImportStateFragment, column: string) =>
  column === ''
    ? ''
    : sampleRows
        .map((row) => row[Number(column)] ?? '')
        .filter((value) => value !== '')
        .slice(0, 3)
        .join(' · ');

/** What a field without a column means. */
function withoutKey(name: FieldName) {
  if (isAddressPart(name)) return 'without.part';
  return name === 'type' || name === 'authNumber' ? (`without.${name}` as const) : 'without.other';
}

/** Which column holds what. */
export function ColumnsStep({ task, values, errors, error, busy, onChange }: ColumnsStepProps) {
  const t = useTranslations('endUserImport');
  const labels = useFieldLabels();
  const mayEdit = usePermission('users.edit');
  const { choice } = values;
  return (
    <Step
      title={t('columns.title')}
      hint={t('columns.hint', { file: task.fileName, count: task.totalRows })}
    >
      {error && <Alert tone="danger">{error}</Alert>}
      <div className={styles.columns}>
        {IMPORT_FIELDS.map(({ name, required }) => (
          <Select
            key={name}
            label={name === 'address' ? t('columns.address') : labels[name]}
            required={required}
            disabled={busy}
            hint={samplesOf(task, choice[name]) || undefined}
            error={errors[name]}
            value={choice[name]}
            onChange={(event) =>
              onChange({ ...values, choice: { ...choice, [name]: event.target.value } })
            }
            options={[
              {
                value: '',
                label: t(required ? 'columns.choose' : withoutKey(name)),
              },
              ...task.columns.map((label, index) => ({ value: String(index), label })),
            ]}
          />
        ))}
      </div>
      {mayEdit && (
        <Checkbox
          label={t('columns.updateExisting')}
          hint={t('columns.updateExistingHint')}
          disabled={busy}
          checked={values.updateExisting}
          onChange={(event) => onChange({ ...values, updateExisting: event.target.checked })}
        />
      )}
      {choice.externalId !== '' && (
        <Checkbox
          label={t('columns.byExternalId')}
          hint={t('columns.byExternalIdHint')}
          disabled={busy}
          checked={values.byExternalId}
          onChange={(event) => onChange({ ...values, byExternalId: event.target.checked })}
        />
      )}
      <Checkbox
        label={t('columns.sendInvitation')}
        disabled={busy}
        checked={values.sendInvitation}
        onChange={(event) => onChange({ ...values, sendInvitation: event.target.checked })}
      />
    </Step>
  );
}
