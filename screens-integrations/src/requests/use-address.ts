import { useSearchParams } from '@hausgeist/shell-api';

/** Rows of one page of a list. */
export const PAGE_SIZE = 25;

/** What these screens keep in the address; everything else in it belongs to the page around them. */
const OWN_KEYS = ['tab', 'search', 'status', 'webhook', 'page'] as const;
type Key = (typeof OWN_KEYS)[number];

/** What is open, filters and page, kept in the address: reload, back and shared links keep them. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);

  /** Empty values disappear; what is not named stays, but for the page, which starts anew. */
  function set(changes: Partial<Record<Key, string>>, replace = false): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries({ page: '', ...changes })) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    tab: params.get('tab') === 'webhooks' ? ('webhooks' as const) : ('keys' as const),
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    webhook: params.get('webhook') ?? '',
    page,
    offset: (page - 1) * PAGE_SIZE,
    set,
    /** Opens something else, without the filters of what was open. */
    open: (changes: Partial<Record<Key, string>>) =>
      set({ tab: '', search: '', status: '', webhook: '', ...changes }),
  };
}

/** The value if it is one of the choices; the address can hold anything. */
export const oneOf = <Value extends string>(
  choices: readonly Value[],
  value: string,
): Value | undefined => choices.find((choice) => choice === value);
