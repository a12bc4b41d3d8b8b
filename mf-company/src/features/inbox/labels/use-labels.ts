import { useApolloClient, useQuery } from '@hausgeist/shell-api';
import { useCompanyId } from '../../company-scope';
import { useInboxEvents } from '../../inbox-live';
import { InboxLabelsDocument, type InboxLabelsQuery } from '../gql/graphql';

/** A label of the company. */
export type CompanyLabel = InboxLabelsQuery['conversationLabels'][number];

/** The labels of the company; undefined until they are known. */
export function useLabels(): readonly CompanyLabel[] | undefined {
  const { data } = useQuery(InboxLabelsDocument, { variables: { companyId: useCompanyId() } });
  return data?.conversationLabels;
}

/** Reads the labels again when a colleague may have changed them, if they were read before. */
export function useFreshLabels(): void {
  const client = useApolloClient();
  const query = { query: InboxLabelsDocument, variables: { companyId: useCompanyId() } };
  useInboxEvents((row) => {
    if (row || !client.cache.readQuery(query)) return;
    // What cannot be read now stays as it was until the next change.
    client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
}
