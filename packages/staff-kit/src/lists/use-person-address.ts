import { useSearchParams } from '@hausgeist/shell-api';

/** The parameter of the address that holds the person's id. */
const PARAMETER = 'person';

/** Where the list at `path` shows this person. */
export const personPath = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ [PARAMETER]: id }).toString()}`;

/** Which person the list shows beside itself; the address holds it, so that it can be sent and gone back from. */
export function usePersonAddress() {
  const [params, setParams] = useSearchParams();
  const withPerson = (before: URLSearchParams, id: string | undefined) => {
    const next = new URLSearchParams(before);
    if (id) next.set(PARAMETER, id);
    else next.delete(PARAMETER);
    return next;
  };
  return {
    personId: params.get(PARAMETER) ?? undefined,
    /** The address of the same list with this person. */
    to: (id: string) => ({ search: withPerson(params, id).toString() }),
    /** Going on to the next person leaves no entry in the history. */
    show: (id: string | undefined, replace = false) =>
      setParams((before) => withPerson(before, id), { replace }),
  };
}
