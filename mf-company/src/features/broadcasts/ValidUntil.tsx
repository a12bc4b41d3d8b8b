import { useTranslations } from '@hausgeist/shell-api';
import { FormTextField } from '@hausgeist/staff-kit';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { BroadcastValues } from './broadcast-schema';
import { lastDayIn } from './last-day';

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Until when a message holds: the last day that its text names, until another one is put in. */
export function ValidUntil({ form }: { form: UseFormReturn<BroadcastValues> }) {
  const t = useTranslations('broadcasts.form');
  const [subject, text] = useWatch({ control: form.control, name: ['subject', 'text'] });
  const found = lastDayIn(`${subject}\n${text}`, today()) ?? '';
  const filledIn = useRef(found);
  useEffect(() => {
    const before = filledIn.current;
    filledIn.current = found;
    // What was put in by hand stays.
    if (found === before || form.getValues('validUntil') !== before) return;
    form.setValue('validUntil', found, { shouldDirty: true, shouldValidate: true });
  }, [found, form]);
  return (
    <FormTextField
      form={form}
      texts="broadcasts.form"
      name="validUntil"
      type="date"
      required={false}
      hint={t('validUntilHint')}
    />
  );
}
