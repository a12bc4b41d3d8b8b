import { useTranslations } from '@hausgeist/shell-api';
import { Button, Select } from '@hausgeist/ui';
import { FilterBar } from '../../ui/FilterBar';
import { useWasThere } from '../../ui/use-was-there';
import type { EndUserOptions } from './options';
import type { useEndUserList } from './use-end-user-list';

interface EndUserFiltersProps extends Pick<EndUserOptions, 'CompanyPicker' | 'BuildingFilter'> {
  list: ReturnType<typeof useEndUserList>;
}

/** Narrows the list down. */
export function EndUserFilters({ list, CompanyPicker, BuildingFilter }: EndUserFiltersProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const { filters, type, residence, isFiltered, setFilters, clearFilters } = list;
  const hasCome = useWasThere(list.rows !== undefined && !list.isBusy) || filters.building !== '';
  const bar = { t, filters, CompanyPicker, onChange: setFilters };
  return (
    <FilterBar {...bar} values={[type, residence, filters.building]}>
      <Select
        label={t('typeFilter')}
        value={type}
        options={[
          { value: '', label: t('types.all') },
          { value: 'tenant', label: t('types.tenants') },
          { value: 'owner', label: t('types.owners') },
        ]}
        onChange={(event) => setFilters({ type: event.target.value })}
      />
      <Select
        label={t('residenceFilter')}
        value={residence}
        options={[
          { value: '', label: t('residences.all') },
          { value: 'current', label: t('residences.current') },
          { value: 'former', label: t('residences.former') },
        ]}
        onChange={(event) => setFilters({ residence: event.target.value })}
      />
      {BuildingFilter &&
        (hasCome ? (
          <BuildingFilter
            value={filters.building}
            onChange={(building) => setFilters({ building })}
          />
        ) : (
          <span />
        ))}
      {/* A list without rows offers it itself. */}
      {CompanyPicker && isFiltered && list.rows?.length !== 0 && (
        <Button onClick={clearFilters}>{common('clearFilters')}</Button>
      )}
    </FilterBar>
  );
}
