import { Select, Toolbar } from '@hausgeist/ui';
import type { CompanyUserStatus } from '../../gql/graphql';
import { ListFilters } from '../../lists/ListFilters';
import { SearchBox } from '../../lists/SearchBox';
import { ROLES, usePeopleTexts, type PeopleOptions } from './options';

type Filters = Record<'companyId' | 'search' | 'role' | 'status', string>;

interface PeopleFiltersProps extends Pick<PeopleOptions, 'texts' | 'CompanyPicker'> {
  filters: Filters;
  statuses: readonly CompanyUserStatus[];
  onChange: (changes: Partial<Filters>, replace?: boolean) => void;
}

/** By what people are looked for. */
export function PeopleFilters(props: PeopleFiltersProps) {
  const { texts, CompanyPicker, filters, statuses, onChange } = props;
  const t = usePeopleTexts(texts);
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={filters.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      <ListFilters values={[filters.companyId, filters.role, filters.status]}>
        {CompanyPicker && (
          <CompanyPicker
            clearable
            label={t('columns.company')}
            placeholder={t('allCompanies')}
            value={filters.companyId}
            onChange={(companyId) => onChange({ companyId })}
          />
        )}
        <Select
          label={t('roleFilter')}
          value={filters.role}
          options={[
            { value: '', label: t('allRoles') },
            ...ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
          ]}
          onChange={({ target }) => onChange({ role: target.value })}
        />
        <Select
          label={t('statusFilter')}
          value={filters.status}
          options={[
            { value: '', label: t('allStatus') },
            ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={({ target }) => onChange({ status: target.value })}
        />
      </ListFilters>
    </Toolbar>
  );
}
