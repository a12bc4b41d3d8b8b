import { COMPANY_ROLES } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import { SearchField, Select, Toolbar, useSearchText } from '@hausgeist/ui';
import { STATUS_CHOICES } from './use-team';

type Filters = Record<'search' | 'role' | 'status', string>;

interface TeamFiltersProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Narrows the team down. */
export function TeamFilters({ filters, onChange }: TeamFiltersProps) {
  const t = useTranslations('team');
  const members = useTranslations('members');
  const common = useTranslations('common');
  const [text, setText] = useSearchText(filters.search, (search) => onChange({ search }));
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        clearLabel={common('clearSearch')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={setText}
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
