import { useTranslations } from '@hausgeist/shell-api';
import {
  FieldPair,
  FormSelect,
  FormTextArea,
  FormTextField,
  useCategoryText,
  type useStaffForm,
} from '@hausgeist/staff-kit';
import { CATEGORIES, URGENCIES } from '../case-lists';
import { useCaseColleagues } from '../use-colleagues';
import { CraftsmanPicker } from '../craftsmen/CraftsmanPicker';
import type { CaseValues } from './case-schema';

/** As if it was typed. */
const CHANGED = { shouldDirty: true, shouldValidate: true };

type Form = ReturnType<typeof useStaffForm<CaseValues>>;

/** What every case is asked for. */
export function CaseFields({ form, hasPerson }: { form: Form; hasPerson: boolean }) {
  const t = useTranslations('cases');
  const categoryText = useCategoryText();
  const colleagues = useCaseColleagues() ?? [];
  const field = { form, texts: 'cases.form' } as const;
  return (
    <>
      <FormTextField {...field} name="title" maxLength={200} />
      <FormTextArea {...field} name="description" maxLength={4_000} />
      <FormTextField
        {...field}
        name="place"
        required={false}
        maxLength={300}
        hint={hasPerson ? t('form.placeHint') : undefined}
      />
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
            { value: '', label: t('form.nobody') },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </FieldPair>
      <fieldset>
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
    </>
  );
}
