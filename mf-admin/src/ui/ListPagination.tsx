import { useTranslations } from '@hausgeist/shell-api';
import { Pagination } from '@hausgeist/ui';
import { useEffect, useEffectEvent } from 'react';
import { PAGE_SIZE } from '../lists/use-list-params';

interface ListPaginationProps {
  page: number;
  /** Rows of all pages together; undefined while unknown. */
  total: number | undefined;
  onPage: (page: number, replace?: boolean) => void;
}

/** Goes through the pages of a list; not there where one page holds everything. */
export function ListPagination({ page, total, onPage }: ListPaginationProps) {
  const t = useTranslations('common');
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE));
  const turnBack = useEffectEvent((last: number) => onPage(last, true));
  useEffect(() => {
    // The last row of the last page was deleted, or the link is old.
    if (pages !== undefined && page > pages) turnBack(pages);
  }, [page, pages]);
  if (pages === undefined || pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={pages}
      onPage={onPage}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      status={t('page', { page, pages })}
    />
  );
}
