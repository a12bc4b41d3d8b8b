import { useFragment } from '@hausgeist/shell-api';
import type { InboxRow } from '../../inbox-live';
import { InboxRowFragmentDoc } from '../gql/graphql';

/** The open conversation as lists show it, as far as it was read. */
export function useOpenRow(openId: string | undefined): InboxRow | undefined {
  const { data, complete } = useFragment({
    fragment: InboxRowFragmentDoc,
    from: openId ? { __typename: 'InboxConversation', id: openId } : null,
  });
  return complete ? data : undefined;
}
