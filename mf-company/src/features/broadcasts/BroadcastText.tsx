import { useTranslations } from '@hausgeist/shell-api';
import { FormTextArea } from '@hausgeist/staff-kit';
import { Button } from '@hausgeist/ui';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PLACEHOLDERS, type BroadcastValues } from './broadcast-schema';
import styles from './Broadcasts.module.css';

/** The text of a message, with buttons that put in what is filled in for each person. */
export function BroadcastText({ form }: { form: UseFormReturn<BroadcastValues> }) {
  const t = useTranslations('broadcasts.form');
  const box = useRef<HTMLDivElement>(null);

  function insert(name: (typeof PLACEHOLDERS)[number]): void {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
    form.setValue('text', area.value, { shouldDirty: true });
    area.focus();
  }

  return (
    <div ref={box} className={styles.text}>
      <FormTextArea form={form} texts="broadcasts.form" name="text" rows={8} hint={t('textHint')} />
      <div role="group" aria-label={t('insert')} className={styles.insert}>
        <span aria-hidden="true">{t('insert')}</span>
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="small" onClick={() => insert(name)}>
            {t(`placeholders.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
