import { useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormSelect,
  FormTextArea,
  FormTextField,
  useCategoryText,
  type useStaffForm,
} from '@hausgeist/staff-kit';
import type { ReactNode } from 'react';
import { useNamesWithAbsence } from '../../absences';
import { CATEGORIES, URGENCIES, type CaseRow } from '../case-lists';
import { useCaseColleagues } from '../use-colleagues';
import { CraftsmanPicker } from '../craftsmen/CraftsmanPicker';
import type { CaseValues } from './case-schema';
import styles from './CaseFields.module.css';

/** As if it was typed. */
const CHANGED = { shouldDirty: true, shouldValidate: true };

type Form = ReturnType<typeof useStaffForm<CaseValues>>;

interface CaseFieldsProps {
  form: Form;
  hasPerson: boolean;
  /** Who has it already: there to be seen before all who could have it are known. */
  assignee?: CaseRow['assignee'];
  /** What else belongs to what has happened. */
  children?: ReactNode;
}

/** What every case is asked for: what has happened, and what is done about it. */
export function CaseFields({ form, hasPerson, assignee, children }: CaseFieldsProps) {
  const t = useTranslations('cases');
  const categoryText = useCategoryText();
  const colleagues = useCaseColleagues() ?? (assignee ? [assignee] : []);
  const nameOf = useNamesWithAbsence();
  const field = { form, texts: 'cases.form' } as const;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <FormTextField {...field} name="title" maxLength={200} />
        <FormTextArea {...field} name="description" maxLength={4_000} />
        <FormTextField
          {...field}
          name="place"
          required={false}
          maxLength={300}
          hint={hasPerson ? t('form.placeHint') : undefined}
        />
        {children}
      </div>
      <div className={styles.column}>
        <FieldPair>
          <FormSelect
            {...field}
            name="category"
            options={[
              { value: '', label: t('form.noCategory') },
              ...CATEGORIES.map((value) => ({ value, label: categoryText(value) })),
            ]}
          />
          <FormSelect
            {...field}
            name="urgency"
            options={URGENCIES.map((value) => ({ value, label: t(`urgency.${value}`) }))}
          />
        </FieldPair>
        <FieldPair>
          <FormTextField {...field} name="dueOn" type="date" required={false} />
          <FormSelect
            {...field}
            name="assigneeId"
            options={[
              { value: '', label: t('form.unassigned') },
              ...colleagues.map((one) => ({ value: one.id, label: nameOf(one) })),
            ]}
          />
        </FieldPair>
        <FormTextField {...field} name="externalId" required={false} maxLength={100} />
        <fieldset className={styles.group}>
          <legend>{t('form.craftsman')}</legend>
          <CraftsmanPicker
            onPick={({ name, email, phone }) => {
              form.setValue('craftsmanName', name, CHANGED);
              form.setValue('craftsmanEmail', email, CHANGED);
              form.setValue('craftsmanPhone', phone, CHANGED);
            }}
          />
          <FormTextField {...field} name="craftsmanName" required={false} />
          <FieldPair>
            <FormTextField {...field} name="craftsmanEmail" type="email" required={false} />
            <FormTextField {...field} name="craftsmanPhone" type="tel" required={false} />
          </FieldPair>
        </fieldset>
      </div>
    </div>
  );
}
