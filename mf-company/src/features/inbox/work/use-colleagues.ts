import { useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../../company-scope';
import { InboxColleaguesDocument } from '../gql/graphql';

/** The people of the company who may read conversations. */
export function useColleagues() {
  const { data } = useQuery(InboxColleaguesDocument, { variables: { companyId: useCompanyId() } });
  return data?.inboxColleagues ?? [];
}
