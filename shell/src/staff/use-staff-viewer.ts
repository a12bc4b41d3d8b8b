import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import type { StaffSession } from '@hausgeist/shell-api/host';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readFragment } from '../gql/fragment-masking';
import {
  StaffViewerChangedDocument,
  StaffViewerFragmentDoc,
  StaffViewerNowDocument,
} from '../gql/graphql';
import type { StaffArea } from './areas';
import type { TokenStore } from './token-store';
import { toSessionViewer } from './session-viewer';

/** Time until the server is asked again when it could not be reached. */
const RETRY_MS = 5_000;

/** Who is signed in according to the server; follows every change. */
export function useStaffViewer(
  area: StaffArea,
  tokens: TokenStore,
): Pick<StaffSession, 'status' | 'viewer' | 'isUnreachable' | 'askAgain'> {
  const client = useApolloClient();
  const hasToken = useSyncExternalStore(tokens.subscribe, () => tokens.token !== null);
  const { data, error, refetch } = useQuery(StaffViewerNowDocument, hasToken ? {} : skipToken);
  const now = hasToken && data ? readFragment(StaffViewerFragmentDoc, data.viewer) : undefined;
  const belongs = now?.kind === area.viewerKind;

  useSubscription(StaffViewerChangedDocument, {
    skip: !belongs,
    onData: ({ data: { data: event } }) => {
      if (!event) return;
      client.writeQuery({
        query: StaffViewerNowDocument,
        data: { viewer: event.viewerChanged },
      });
    },
    // The socket is closed when a session ends: whether it did, the next request tells.
    onError: () => void refetch().catch(() => undefined),
  });

  useEffect(() => {
    if (now && !belongs) tokens.clear();
  }, [now, belongs, tokens]);

  useEffect(() => {
    if (!error || !hasToken) return undefined;
    const timer = setTimeout(() => void refetch().catch(() => undefined), RETRY_MS);
    return () => clearTimeout(timer);
  }, [error, hasToken, refetch]);

  const askAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const reach = { isUnreachable: hasToken && !now && error !== undefined, askAgain };
  if (!hasToken) return { status: 'signedOut', viewer: null, ...reach };
  if (!now || !belongs) return { status: 'checking', viewer: null, ...reach };
  return { status: 'signedIn', viewer: toSessionViewer(area.viewerKind, now), ...reach };
}
