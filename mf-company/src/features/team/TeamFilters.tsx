import { COMPANY_ROLES } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import { SearchBox } from '@hausgeist/staff-kit';
import { Select, Toolbar } from '@hausgeist/ui';
import { STATUS_CHOICES } from './use-team';

type Filters = Record<'search' | 'role' | 'status', string>;

interface TeamFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>, replace?: boolean) => void;
}

/** Narrows the team down. */
export function TeamFilters({ filters, onChange }: TeamFiltersProps) {
  const t = useTranslations('team');
  const members = useTranslations('members');
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={filters.search}
        onSearch={(value) => onChange({ search: value }, true)}
      />
      <Select
        label={t('roleFilter')}
        value={filters.role}
        onChange={(event) => onChange({ role: event.target.value })}
        options={[
          { value: '', label: t('allRoles') },
          ...COMPANY_ROLES.map((role) => ({ value: role, label: members(`role.${role}`) })),
        ]}
      />
      <Select
        label={t('statusFilter')}
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value })}
        options={[
          { value: '', label: t('allStatus') },
          ...STATUS_CHOICES.map((value) => ({ value, label: members(`status.${value}`) })),
        ]}
      />
    </Toolbar>
  );
}
