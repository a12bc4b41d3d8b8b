import { useTranslations } from '@hausgeist/shell-api';
import { FormTextField } from '@hausgeist/staff-kit';
import type { UseFormReturn } from 'react-hook-form';
import styles from './AssistantSettings.module.css';
import type { AssistantValues } from './ContactFields';

/** Where picking begins while there is no colour yet. */
const EXAMPLE = '#1f5468';

/** The company's colour: picked, or typed as it stands in a style guide. */
export function ColorField({ form }: { form: UseFormReturn<AssistantValues> }) {
  const t = useTranslations('assistant');
  const typed = form.watch('brandColor');
  return (
    <div className={styles.pick}>
      <FormTextField
        form={form}
        texts="assistant"
        required={false}
        name="brandColor"
        label={t('color')}
        hint={t('colorHint')}
        placeholder={EXAMPLE}
        spellCheck={false}
      />
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('pickColor')}
        title={t('pickColor')}
        value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : EXAMPLE}
        onChange={({ target }) =>
          form.setValue('brandColor', target.value, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  );
}
