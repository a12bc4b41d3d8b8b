import { useTranslations } from '@hausgeist/shell-api';
import { useErrorText } from '@hausgeist/staff-kit';
import { Button, CloseIcon, IconButton, PlusIcon, TextField } from '@hausgeist/ui';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { MOST_CONTACTS } from './assistant-schema';
import styles from './AssistantSettings.module.css';

/** The values of the form around these fields. */
export interface AssistantValues {
  emergencyContacts: { label: string; phone: string }[];
  officeHours: string;
  holidays: { from: string; to: string; name: string }[];
  brandColor: string;
  dailyTokenBudget: string;
}

/** Emergency numbers, in the order in which they are offered. */
export function ContactFields({ form }: { form: UseFormReturn<AssistantValues> }) {
  const t = useTranslations('assistant');
  const errorText = useErrorText('assistant');
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'emergencyContacts' });
  const isFull = fields.length >= MOST_CONTACTS;
  return (
    <fieldset className={styles.contacts}>
      <legend>{t('contacts')}</legend>
      {fields.map(({ id }, index) => {
        const errors = formState.errors.emergencyContacts?.[index];
        return (
          <div key={id} className={styles.contact}>
            <TextField
              {...register(`emergencyContacts.${index}.label`)}
              label={t('label')}
              placeholder={t('labelExample')}
              autoComplete="off"
              required
              error={errorText(errors?.label)}
            />
            <TextField
              {...register(`emergencyContacts.${index}.phone`)}
              type="tel"
              label={t('phone')}
              autoComplete="off"
              required
              error={errorText(errors?.phone)}
            />
            <IconButton
              label={t('remove', { position: index + 1 })}
              icon={<CloseIcon size={18} />}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      {isFull ? (
        <p className={styles.note}>{t('most')}</p>
      ) : (
        <div>
          <Button
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => append({ label: '', phone: '' })}
          >
            {t('add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
