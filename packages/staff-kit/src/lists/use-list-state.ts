import { useSearchParams } from '@hausgeist/shell-api';

/** Rows of one page of a list, where the list does not say otherwise. */
export const PAGE_SIZE = 25;

interface ListStateOptions {
  /** Rows of one page. */
  pageSize?: number;
}

/**
 * Filters and page of a list, kept in the address: a reload, the back button and a shared link show
 * the same. Empty values disappear from the address; what else is in it stays. A changed filter starts
 * at the first page.
 */
export function useListState<Name extends string>(
  names: readonly Name[],
  { pageSize = PAGE_SIZE }: ListStateOptions = {},
) {
  const [params, setParams] = useSearchParams();
  const page = readPage(params.get('page'));
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  function change(changes: Readonly<Record<string, string | undefined>>, replace: boolean): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    filters,
    isFiltered: names.some((name) => filters[name] !== ''),
    page,
    pageSize,
    offset: (page - 1) * pageSize,
    /** Sets filters. Typing replaces the present entry of the history instead of adding one a letter. */
    setFilters: (changes: Partial<Record<Name, string>>, replace = false) =>
      change({ ...changes, page: '' }, replace),
    clearFilters: () =>
      change(Object.fromEntries([...names, 'page'].map((name) => [name, ''])), false),
    setPage: (to: number, replace = false) => change({ page: to > 1 ? String(to) : '' }, replace),
  };
}

/** The number of the page; the address can hold anything. */
function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The value if it is one of the choices; the address can hold anything. */
export function oneOf<Value extends string>(
  choices: readonly Value[],
  value: string,
): Value | undefined {
  return choices.find((choice) => choice === value);
}
