import { oneOf, PAGE_SIZE, useListQuery, useListState } from '@hausgeist/staff-kit';
import { readFragment } from '../../gql/fragment-masking';
import { PortalQuestionsDocument, QuestionRowFragmentDoc } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** What one can filter by; open questions are shown unless the address says otherwise. */
export const REASONS = ['NOT_FOUND', 'UNSURE', 'HAND_OVER', 'NOT_HELPFUL'] as const;
export const STATES = ['OPEN', 'DONE'] as const;

/** The questions that the address asks for. */
export function useQuestions() {
  const url = useListState(['state', 'reason']);
  const companyId = useCompanyId();
  const state = oneOf(STATES, url.filters.state) ?? 'OPEN';
  const { data, ...list } = useListQuery(PortalQuestionsDocument, {
    first: PAGE_SIZE,
    offset: url.offset,
    filter: { companyId, state, reason: oneOf(REASONS, url.filters.reason) },
  });
  const found = data?.unansweredQuestions;
  return {
    ...url,
    ...list,
    state,
    questions: found?.edges.map(({ node }) => readFragment(QuestionRowFragmentDoc, node)),
    total: found?.totalCount,
  };
}
