import { useTranslations } from '@hausgeist/shell-api';
import { SearchField, Select, Toolbar, useSearchText } from '@hausgeist/ui';

interface EndUserFiltersProps {
  search: string;
  type: string;
  onChange: (changes: { search?: string; type?: string }) => void;
}

/** Narrows the list down. */
export function EndUserFilters({ search, type, onChange }: EndUserFiltersProps) {
  const t = useTranslations('endUsers');
  const common = useTranslations('common');
  const [text, setText] = useSearchText(search, (value) => onChange({ search: value }));
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
