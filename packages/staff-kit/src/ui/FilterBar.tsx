import { Toolbar } from '@hausgeist/ui';
import type { ComponentType, ReactNode } from 'react';
import { ListFilters } from '../lists/ListFilters';
import { SearchBox } from '../lists/SearchBox';
import type { CompanyPickerProps } from './company-picker';

interface FilterBarProps {
  /** The words of the list. */
  t: (key: 'search' | 'searchPlaceholder' | 'columns.company' | 'allCompanies') => string;
  filters: Readonly<Record<'companyId' | 'search', string>>;
  /** What the other filters are set to; empty where one lets everything through. */
  values: readonly string[];
  /** Given where the list is that of all companies. */
  CompanyPicker?: ComponentType<CompanyPickerProps> | undefined;
  onChange: (changes: { companyId?: string; search?: string }, replace?: boolean) => void;
  /** The other filters. */
  children: ReactNode;
}

/** By what a list of people is narrowed down: a search, their company, and more. */
export function FilterBar(props: FilterBarProps) {
  const { t, filters, values, CompanyPicker, onChange, children } = props;
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={filters.search}
        onSearch={(search) => onChange({ search }, true)}
      />
      <ListFilters values={[filters.companyId, ...values]}>
        {CompanyPicker && (
          <CompanyPicker
            clearable
            label={t('columns.company')}
            placeholder={t('allCompanies')}
            value={filters.companyId}
            onChange={(companyId) => onChange({ companyId })}
          />
        )}
        {children}
      </ListFilters>
    </Toolbar>
  );
}
