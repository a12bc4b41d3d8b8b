import { useQuery } from '@hausgeist/shell-api';
import { readFragment } from '../../gql/fragment-masking';
import { PortalQuestionsDocument, QuestionRowFragmentDoc } from '../../gql/graphql';
import { readAgain } from '../../list-state/read-again';
import { oneOf, useUrlState } from '../../list-state/use-url-state';
import { useCompanyId } from '../company-scope';

export const QUESTIONS_PER_PAGE = 25;

/** What one can filter by; open questions are shown unless the address says otherwise. */
export const REASONS = ['NOT_FOUND', 'UNSURE', 'HAND_OVER'] as const;
export const STATES = ['OPEN', 'DONE'] as const;

/** The questions that the address asks for. */
export function useQuestions() {
  const url = useUrlState(['state', 'reason']);
  const companyId = useCompanyId();
  const state = oneOf(STATES, url.filters.state) ?? 'OPEN';
  const { data, previousData, loading, error, refetch } = useQuery(PortalQuestionsDocument, {
    variables: {
      first: QUESTIONS_PER_PAGE,
      offset: (url.page - 1) * QUESTIONS_PER_PAGE,
      filter: { companyId, state, reason: oneOf(REASONS, url.filters.reason) },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = (data ?? previousData)?.unansweredQuestions;
  return {
    ...url,
    state,
    questions: shown?.edges.map(({ node }) => readFragment(QuestionRowFragmentDoc, node)),
    totalCount: shown?.totalCount,
    isLoading: loading && !shown,
    isBusy: loading,
    error,
    retry: readAgain(refetch),
  };
}
