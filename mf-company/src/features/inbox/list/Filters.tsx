import { useTranslations } from '@hausgeist/shell-api';
import { Button, Select } from '@hausgeist/ui';
import type { InboxAddress } from '../use-inbox-address';
import { CATEGORIES, PERIODS, URGENCIES } from '../views';
import styles from './Filters.module.css';

/** Narrows the view down. */
export function Filters({ address }: { address: InboxAddress }) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  const { filters, setFilters } = address;
  return (
    <div className={styles.filters}>
      <Select
        label={t('filters.category')}
        value={filters.category}
        options={[
          { value: '', label: t('filters.allCategories') },
          ...CATEGORIES.map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => setFilters({ category: target.value })}
      />
      <Select
        label={t('filters.urgency')}
        value={filters.urgency}
        options={[
          { value: '', label: t('filters.allUrgencies') },
          ...URGENCIES.map((value) => ({ value, label: t(`urgency.${value}`) })),
        ]}
        onChange={({ target }) => setFilters({ urgency: target.value })}
      />
      <Select
        label={t('filters.period')}
        value={filters.period}
        options={[
          { value: '', label: t('filters.allTime') },
          ...PERIODS.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
        onChange={({ target }) => setFilters({ period: target.value })}
      />
      {address.filterCount > 0 && (
        <Button variant="quiet" size="small" onClick={address.clear}>
          {common('clearFilters')}
        </Button>
      )}
    </div>
  );
}
