import { useSession } from '@hausgeist/shell-api';

/**
 * The company that the pages ask the server about: the one that a platform administrator acts for.
 * Company users name none, theirs is the server's to know.
 */
export function useCompanyId(): string | undefined {
  return useSession().actingFor ?? undefined;
}
