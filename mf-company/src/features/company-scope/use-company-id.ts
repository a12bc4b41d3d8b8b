import { useSession } from '@hausgeist/shell-api';

/**
 * The company that the pages ask the server about: named by an administrator who acts for it, and
 * otherwise the server's to know.
 */
export function useCompanyId(): string | undefined {
  return useSession().actingFor ?? undefined;
}
