import { useTranslations } from '@hausgeist/shell-api';
import { SearchBox } from '@hausgeist/staff-kit';
import { Select, Toolbar } from '@hausgeist/ui';

interface EndUserFiltersProps {
  search: string;
  type: string;
  onChange: (changes: { search?: string; type?: string }, replace?: boolean) => void;
}

/** Narrows the list down. */
export function EndUserFilters({ search, type, onChange }: EndUserFiltersProps) {
  const t = useTranslations('endUsers');
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={search}
        onSearch={(value) => onChange({ search: value }, true)}
      />
      <Select
        label={t('typeFilter')}
        value={type}
        onChange={(event) => onChange({ type: event.target.value })}
        options={[
          { value: '', label: t('types.all') },
          { value: 'tenant', label: t('types.tenants') },
          { value: 'owner', label: t('types.owners') },
        ]}
      />
    </Toolbar>
  );
}
