import { useTranslations } from '@hausgeist/shell-api';
import { FoldedFilters } from '@hausgeist/ui';
import type { ReactNode } from 'react';

interface ListFiltersProps {
  /** What each of them is set to; empty where it lets everything through. */
  values: readonly string[];
  children: ReactNode;
}

/** The filters of a list; on a phone behind a button that says how many are in use. */
export function ListFilters({ values, children }: ListFiltersProps) {
  const t = useTranslations('common');
  const count = values.filter(Boolean).length;
  return (
    <FoldedFilters label={`${t('filters')}${count ? ` (${count})` : ''}`} closeLabel={t('close')}>
      {children}
    </FoldedFilters>
  );
}
