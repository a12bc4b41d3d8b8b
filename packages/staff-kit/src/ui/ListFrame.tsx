import type { ReactNode } from 'react';
import type { FailureTexts } from '../requests/use-failure-text';
import { Waiting } from './Waiting';
import { ListPagination } from '../lists/ListPagination';
import { LoadFailure } from '../lists/LoadFailure';

interface ListFrameProps {
  /** What `useListQuery` and `useListState` say, and of how many rows it is. */
  list: {
    error?: unknown;
    isLoading: boolean;
    isBusy: boolean;
    reload: () => void;
    page: number;
    pageSize?: number;
    setPage: (page: number, replace?: boolean) => void;
    total: number | undefined;
  };
  /** Why it is not there, where the server gives no reason. */
  failures: FailureTexts;
  /** Said while nothing is known yet. */
  loading?: string;
  /** The rows, once they are known. */
  children: ReactNode;
}

/** A list with all around its rows: why they failed to load, that they are awaited, other pages. */
export function ListFrame({ list, failures, loading, children }: ListFrameProps) {
  return (
    <>
      {Boolean(list.error) && (
        <LoadFailure error={list.error} texts={failures} onRetry={list.reload} />
      )}
      {list.isLoading && <Waiting label={loading} />}
      {children}
      <ListPagination
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        isBusy={list.isBusy}
        onPage={list.setPage}
      />
    </>
  );
}
