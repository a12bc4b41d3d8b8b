import { useTranslations } from '@hausgeist/shell-api';
import { Button, Select, Toolbar } from '@hausgeist/ui';
import { ListFilters } from '../../lists/ListFilters';
import { SearchBox } from '../../lists/SearchBox';
import type { EndUserOptions } from './options';
import type { useEndUserList } from './use-end-user-list';

interface EndUserFiltersProps extends Pick<EndUserOptions, 'CompanyPicker'> {
  list: ReturnType<typeof useEndUserList>;
}

/** Narrows the list down. */
export function EndUserFilters({ list, CompanyPicker }: EndUserFiltersProps) {
  const t = useTranslations('endUsers');
  const { filters, type, isFiltered, setFilters, clearFilters } = list;
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={filters.search}
        onSearch={(search) => setFilters({ search }, true)}
      />
      <ListFilters values={[filters.companyId, type]}>
        {CompanyPicker && (
          <CompanyPicker
            clearable
            label={t('columns.company')}
            placeholder={t('allCompanies')}
            value={filters.companyId}
            onChange={(companyId) => setFilters({ companyId })}
          />
        )}
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
        {CompanyPicker && isFiltered && <Button onClick={clearFilters}>{t('clearFilters')}</Button>}
      </ListFilters>
    </Toolbar>
  );
}
