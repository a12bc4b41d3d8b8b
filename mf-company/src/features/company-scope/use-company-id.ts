import { useSession } from '@hausgeist/shell-api';

/**
 * The company that the pages ask the server about: the one that a platform administrator acts for.
 * Company users name none, as the server knows theirs.
 */
export function useCompanyId(): string | undefined {
  return useSession().actingFor ?? undefined;
}
