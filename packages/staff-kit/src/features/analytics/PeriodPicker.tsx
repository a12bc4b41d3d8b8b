import { useTranslations } from '@hausgeist/shell-api';
import { Select, TextField } from '@hausgeist/ui';
import { PERIODS, SLUGS, type usePeriod } from './use-period';
import styles from './Analytics.module.css';

/** Which days the figures are about. */
export function PeriodPicker({ slug, from, to, isOwn, setFilters }: ReturnType<typeof usePeriod>) {
  const t = useTranslations('analytics');
  return (
    <div className={styles.controls}>
      <div className={styles.choice}>
        <Select
          label={t('period')}
          value={slug}
          options={SLUGS.map((value) => ({ value, label: t(`periods.${PERIODS[value]}`) }))}
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
    </div>
  );
}
