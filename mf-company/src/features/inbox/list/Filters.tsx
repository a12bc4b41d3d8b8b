import { useTranslations } from '@hausgeist/shell-api';
import { useCategoryText } from '@hausgeist/staff-kit';
import { Button, Select } from '@hausgeist/ui';
import { useState } from 'react';
import { BuildingFilter } from '../../building-choice';
import type { InboxAddress } from '../use-inbox-address';
import { CATEGORIES, PERIODS, URGENCIES } from '../views';
import { ManageLabelsDialog } from '../labels/ManageLabelsDialog';
import type { SavedFilters } from '../saved-filters/use-saved-filters';
import { useLabels } from '../labels/use-labels';
import { useColleagues } from '../work/use-colleagues';
import styles from './Filters.module.css';

/** Narrows the view down. */
export function Filters({ address, saved }: { address: InboxAddress; saved: SavedFilters }) {
  const t = useTranslations('inbox');
  const common = useTranslations('common');
  const categoryText = useCategoryText();
  const { filters, setFilters } = address;
  const colleagues = useColleagues();
  const labels = useLabels() ?? [];
  const [isManaging, setManaging] = useState(false);
  return (
    <div className={styles.filters}>
      <Select
        label={t('filters.category')}
        value={filters.category}
        options={[
          { value: '', label: t('filters.allCategories') },
          ...CATEGORIES.map((value) => ({ value, label: categoryText(value) })),
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
        label={t('filters.assignee')}
        value={filters.assignee}
        options={[
          { value: '', label: t('filters.allAssignees') },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => setFilters({ assignee: target.value })}
      />
      <Select
        label={t('filters.label')}
        value={filters.label}
        options={[
          { value: '', label: t('filters.allLabels') },
          ...labels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => setFilters({ label: target.value })}
      />
      <BuildingFilter value={filters.building} onChange={(building) => setFilters({ building })} />
      <Select
        label={t('filters.period')}
        value={filters.period}
        options={[
          { value: '', label: t('filters.allTime') },
          ...PERIODS.map((value) => ({ value, label: t(`filters.${value}`) })),
        ]}
        onChange={({ target }) => setFilters({ period: target.value })}
      />
      <Button variant="quiet" size="small" onClick={() => setManaging(true)}>
        {t('labels.open')}
      </Button>
      {saved.maySave && (
        <Button variant="quiet" size="small" onClick={() => saved.ask('save')}>
          {t('saved.save')}
        </Button>
      )}
      {isManaging && <ManageLabelsDialog onClose={() => setManaging(false)} />}
      {address.filterCount > 0 && (
        <Button variant="quiet" size="small" onClick={address.clear}>
          {common('clearFilters')}
        </Button>
      )}
    </div>
  );
}
