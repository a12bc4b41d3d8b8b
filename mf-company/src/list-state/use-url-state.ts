import { useSearchParams } from '@hausgeist/shell-api';

const readPage = (value: string | null) => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/**
 * Filters and page of a list, kept in the address: a reload, the back button and a shared link
 * show the same. Every filter but the page starts the list anew.
 */
export function useUrlState<Key extends string>(keys: readonly Key[]) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ''])) as Record<
    Key,
    string
  >;

  /** Empty values disappear from the address. */
  function setFilters(changes: Partial<Record<Key, string>>): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [key, value] of Object.entries<string | undefined>(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      // Typing must not fill the history.
      { replace: true },
    );
  }

  function setPage(page: number): void {
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return next;
    });
  }

  return {
    filters,
    isFiltered: keys.some((key) => filters[key] !== ''),
    page: readPage(params.get('page')),
    setFilters,
    clearFilters: () =>
      setFilters(Object.fromEntries(keys.map((key) => [key, ''])) as Partial<Record<Key, string>>),
    setPage,
  };
}

/** The value if it is one of the choices; the address can hold anything. */
export function oneOf<Value extends string>(
  choices: readonly Value[],
  value: string,
): Value | undefined {
  return choices.find((choice) => choice === value);
}
