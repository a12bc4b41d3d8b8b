import { Select } from '@hausgeist/ui';
import type { CompanyUserStatus } from '../../gql/graphql';
import { FilterBar } from '../../ui/FilterBar';
import { ROLES, usePeopleTexts, type PeopleOptions } from './options';

type Filters = Record<'companyId' | 'search' | 'role' | 'status', string>;

interface PeopleFiltersProps extends Pick<PeopleOptions, 'texts' | 'CompanyPicker'> {
  filters: Filters;
  statuses: readonly CompanyUserStatus[];
  onChange: (changes: Partial<Filters>, replace?: boolean) => void;
}

/** By what people are looked for. */
export function PeopleFilters({ texts, statuses, ...bar }: PeopleFiltersProps) {
  const t = usePeopleTexts(texts);
  const { filters, onChange } = bar;
  return (
    <FilterBar t={t} values={[filters.role, filters.status]} {...bar}>
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
    </FilterBar>
  );
}
