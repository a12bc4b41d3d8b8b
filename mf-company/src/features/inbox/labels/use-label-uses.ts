import { useApolloClient } from '@hausgeist/shell-api';
import { useCompanyId } from '../../company-scope';
import { InboxLabelUsesDocument } from '../gql/graphql';

/** How many conversations have a label. */
export interface LabelUses {
  count: number;
  archived: number;
}

/** Counts the conversations that have a label now; undefined where that cannot be known. */
export function useCountUses(): (labelId: string) => Promise<LabelUses | undefined> {
  const client = useApolloClient();
  const companyId = useCompanyId();
  return async (labelId) => {
    try {
      const { data } = await client.query({
        query: InboxLabelUsesDocument,
        variables: {
          open: { companyId, labelId, view: 'ALL_OPEN' },
          snoozed: { companyId, labelId, view: 'SNOOZED' },
          archived: { companyId, labelId, view: 'ARCHIVED' },
        },
        fetchPolicy: 'no-cache',
      });
      if (!data) return undefined;
      const { open, snoozed, archived } = data;
      const count = open.totalCount + snoozed.totalCount + archived.totalCount;
      return { count, archived: archived.totalCount };
    } catch {
      return undefined;
    }
  };
}
