import { useTranslations } from '@hausgeist/shell-api';
import { Button, EmptyState } from '@hausgeist/ui';
import type { ReactNode } from 'react';

interface NoMatchProps {
  icon?: ReactNode;
  title: string;
  /** Takes the filters and the search away. */
  onClear: () => void;
  /** What may have been meant. */
  children?: ReactNode;
}

/** Stands where rows would be that filters or a search leave out, with the way back to all of them. */
export function NoMatch({ icon, title, onClear, children }: NoMatchProps) {
  const t = useTranslations('common');
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    >
      {children}
    </EmptyState>
  );
}
