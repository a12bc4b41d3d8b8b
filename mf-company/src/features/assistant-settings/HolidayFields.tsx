import { useTranslations } from '@hausgeist/shell-api';
import { useErrorText } from '@hausgeist/staff-kit';
import { Button, CloseIcon, IconButton, PlusIcon, TextField } from '@hausgeist/ui';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { MOST_HOLIDAYS } from './assistant-schema';
import styles from './AssistantSettings.module.css';
import type { AssistantValues } from './ContactFields';

/** Days on which the company is closed. */
export function HolidayFields({ form }: { form: UseFormReturn<AssistantValues> }) {
  const t = useTranslations('assistant');
  const errorText = useErrorText('assistant');
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' });
  return (
    <fieldset className={styles.contacts}>
      <legend>{t('holidays')}</legend>
      {fields.map(({ id }, index) => {
        const errors = formState.errors.holidays?.[index];
        return (
          <div key={id} className={styles.holiday}>
            <TextField
              {...register(`holidays.${index}.from`)}
              type="date"
              label={t('from')}
              required
              error={errorText(errors?.from)}
            />
            <TextField
              {...register(`holidays.${index}.to`)}
              type="date"
              label={t('to')}
              required
              error={errorText(errors?.to)}
            />
            <TextField
              {...register(`holidays.${index}.name`)}
              label={t('holidayName')}
              placeholder={t('holidayExample')}
              autoComplete="off"
              error={errorText(errors?.name)}
            />
            <IconButton
              label={t('removeHoliday', { position: index + 1 })}
              icon={<CloseIcon size={18} />}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      {fields.length < MOST_HOLIDAYS && (
        <div>
          <Button
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => append({ from: '', to: '', name: '' })}
          >
            {t('addHoliday')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
