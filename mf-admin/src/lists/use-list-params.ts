import { useSearchParams } from '@hausgeist/shell-api';

/** Rows of one page of a list. */
export const PAGE_SIZE = 25;

/**
 * Filters and page of a list, kept in the address so that reloading, going back and sharing the
 * link keep them. A changed filter starts at the first page.
 */
export function useListParams<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);

  function change(changes: Partial<Record<Name | 'page', string>>, replace: boolean): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes) as [string, string][]) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    values,
    page,
    offset: (page - 1) * PAGE_SIZE,
    isFiltered: names.some((name) => values[name] !== ''),
    /** Sets filters; typing replaces the present entry of the history instead of adding one a letter. */
    set: (changes: Partial<Record<Name, string>>, replace = false) =>
      change({ ...changes, page: '' } as Partial<Record<Name | 'page', string>>, replace),
    setPage: (to: number, replace = false) =>
      change({ page: to > 1 ? String(to) : '' } as Partial<Record<Name | 'page', string>>, replace),
    clear: () =>
      change(
        Object.fromEntries([...names, 'page'].map((name) => [name, ''])) as Partial<
          Record<Name | 'page', string>
        >,
        false,
      ),
  };
}
