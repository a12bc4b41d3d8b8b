import {
  useApolloClient,
  usePermission,
  useReconnected,
  useSubscription,
} from '@hausgeist/shell-api';
import { useCompanyId } from '../company-scope';
import type { CaseRow } from './case-lists';
import { readFragment } from './gql/fragment-masking';
import { CaseEventsDocument, CaseRowFragmentDoc } from './gql/graphql';

/**
 * Calls back at every change of a case, and without one when what was read may be old. What has
 * changed is in the cache by then.
 */
export function useServiceCaseEvents(callback: (row: CaseRow | undefined) => void): void {
  const client = useApolloClient();
  const companyId = useCompanyId();
  useSubscription(CaseEventsDocument, {
    variables: { companyId },
    skip: !usePermission('cases.view'),
    // Its types are a union's, which the cache cannot tell apart; the case it can take.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (event?.caseEvents.__typename !== 'CaseChanged') {
        if (event) callback(undefined);
        return;
      }
      const row = readFragment(CaseRowFragmentDoc, event.caseEvents.case);
      client.cache.writeFragment({ fragment: CaseRowFragmentDoc, data: row });
      callback(row);
    },
  });
  useReconnected(() => callback(undefined));
}
