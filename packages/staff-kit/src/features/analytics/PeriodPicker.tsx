import { useTranslations } from '@hausgeist/shell-api';
import { Select, TextField } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import { CHOICES, SLUGS, type usePeriod } from './use-period';
import styles from './Analytics.module.css';

type PeriodPickerProps = ReturnType<typeof usePeriod> & {
  /** What else is chosen. */
  children?: ReactNode;
};

/** Which days the figures are about. */
export function PeriodPicker({ slug, from, to, isOwn, setFilters, children }: PeriodPickerProps) {
  const t = useTranslations('analytics');
  return (
    <div className={styles.controls}>
      <div className={styles.choice}>
        <Select
          label={t('period')}
          value={slug}
          options={SLUGS.map((value) => ({ value, label: t(`periods.${CHOICES[value]}`) }))}
          onChange={({ target }) => setFilters({ period: target.value })}
        />
      </div>
      {isOwn &&
        (['from', 'to'] as const).map((name) => (
          <div key={name} className={styles.choice}>
            <TextField
              label={t(name)}
              type="date"
              value={name === 'from' ? from : to}
              onChange={({ target }) => setFilters({ [name]: target.value }, true)}
            />
          </div>
        ))}
      {children}
    </div>
  );
}
