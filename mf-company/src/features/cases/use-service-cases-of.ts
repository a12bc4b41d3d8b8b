import { skipToken, useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../company-scope';
import { readFragment } from './gql/fragment-masking';
import { CaseRowFragmentDoc, CasesDocument } from './gql/graphql';
import { useServiceCaseEvents } from './use-service-case-events';

/** Cases of one conversation that are read. */
const MOST = 20;

/** The cases that were made from a conversation, live; undefined until known, or for those who may not see them. */
export function useServiceCasesOf(conversationId: string, maySee = true) {
  const companyId = useCompanyId();
  const filter = { companyId, conversationId };
  const { data, refetch } = useQuery(
    CasesDocument,
    maySee
      ? { variables: { first: MOST, sort: 'NEWEST', filter }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  useServiceCaseEvents((row) => {
    if (maySee && (!row || row.conversationId === conversationId)) refetch().catch(() => undefined);
  });
  return data?.cases.edges.map(({ node }) => readFragment(CaseRowFragmentDoc, node));
}
