import { useTranslations } from '@hausgeist/shell-api';
import { VisuallyHidden } from '@hausgeist/ui';
import type { ReactNode } from 'react';
import type { FailureTexts } from '../requests/use-failure-text';
import { ListPagination } from '../lists/ListPagination';
import { LoadFailure } from '../lists/LoadFailure';

interface ListFrameProps {
  /** What `useListQuery` says, and where it has pages what `useListState` says and of how many rows it is. */
  list: {
    error?: unknown;
    isPresent: boolean;
    isLoading: boolean;
    isBusy: boolean;
    reload: () => void;
    page?: number;
    pageSize?: number;
    setPage?: (page: number, replace?: boolean) => void;
    total?: number | undefined;
  };
  /** Why it is not there, where the server gives no reason. */
  failures: FailureTexts;
  /** Told to screen readers while nothing is known yet. */
  loading?: string;
  /** The rows; while nothing is known yet the shapes of rows, which tables draw that are given none. */
  children: ReactNode;
}

/** A list with all around its rows: why they failed to load, that they are awaited, other pages. */
export function ListFrame({ list, failures, loading, children }: ListFrameProps) {
  const t = useTranslations('common');
  return (
    <>
      {Boolean(list.error) && (
        <LoadFailure error={list.error} texts={failures} onRetry={list.reload} />
      )}
      {list.isLoading && (
        <VisuallyHidden>
          <span role="status">{loading ?? t('loading')}</span>
        </VisuallyHidden>
      )}
      {list.isPresent && children}
      {list.setPage && (
        <ListPagination
          page={list.page ?? 1}
          pageSize={list.pageSize}
          total={list.total}
          isBusy={list.isBusy}
          onPage={list.setPage}
        />
      )}
    </>
  );
}
