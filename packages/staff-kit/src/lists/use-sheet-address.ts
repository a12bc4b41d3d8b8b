import { useSearchParams } from '@hausgeist/shell-api';

/** The parameter of the address that holds a person's id. */
export const PERSON = 'person';

/** Where the list at `path` shows this person. */
export const personPath = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ [PERSON]: id }).toString()}`;

/**
 * What a list shows beside itself: the address holds its id as `parameter`, so that it can be sent and gone back from.
 */
export function useSheetAddress(parameter: string) {
  const [params, setParams] = useSearchParams();
  const withId = (before: URLSearchParams, id: string | undefined) => {
    const next = new URLSearchParams(before);
    if (id) next.set(parameter, id);
    else next.delete(parameter);
    return next;
  };
  return {
    id: params.get(parameter) ?? undefined,
    /** The address of the same list with this beside it. */
    to: (id: string) => ({ search: withId(params, id).toString() }),
    /** Going on to the next one leaves no entry in the history. */
    show: (id: string | undefined, replace = false) =>
      setParams((before) => withId(before, id), { replace }),
  };
}
