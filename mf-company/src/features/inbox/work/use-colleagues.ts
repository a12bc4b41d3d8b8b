import { useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../../company-scope';
import { InboxColleaguesDocument, InboxLabelsDocument } from '../gql/graphql';

/** The people of the company who may read conversations. */
export function useColleagues() {
  const { data } = useQuery(InboxColleaguesDocument, { variables: { companyId: useCompanyId() } });
  return data?.inboxColleagues ?? [];
}

/** The labels of the company; undefined until they are known. */
export function useLabels() {
  const { data } = useQuery(InboxLabelsDocument, { variables: { companyId: useCompanyId() } });
  return data?.conversationLabels;
}
