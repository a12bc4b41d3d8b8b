import { useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../../company-scope';
import { InboxColleaguesDocument } from '../gql/graphql';
import { useViewerId } from '../use-conversations';

/** The people of the company who may read conversations. */
export function useColleagues() {
  const { data } = useQuery(InboxColleaguesDocument, { variables: { companyId: useCompanyId() } });
  return data?.inboxColleagues ?? [];
}

/** The viewer as tenants read their name; empty until it is known. */
export function useOwnName(): string {
  const viewerId = useViewerId();
  return useColleagues().find(({ id }) => id === viewerId)?.name ?? '';
}
