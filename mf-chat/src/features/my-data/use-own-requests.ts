import {
  toRequestFailure,
  useGraphqlClient,
  useLocale,
  useMutation,
  type GraphqlClient,
} from '@hausgeist/shell-api/slim';
import { useEffect, useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  AskForOwnDataDocument,
  OwnPrivacyRequestsDocument,
  OwnRequestCardFragmentDoc,
  type OwnRequestCardFragment,
  type PrivacyRequestKind,
} from '../../gql/graphql';

/** A request as the chat shows it. */
export type OwnRequest = OwnRequestCardFragment;

interface Requests {
  phase: 'loading' | 'failed' | 'ready';
  rows: readonly OwnRequest[];
}

const NOTHING: Requests = { phase: 'loading', rows: [] };

/** States in which the same cannot be asked for again. */
const UNDONE: ReadonlySet<OwnRequest['state']> = new Set(['REQUESTED', 'RUNNING', 'FAILED']);

async function readRequests(client: GraphqlClient): Promise<Requests> {
  try {
    const { data } = await client.query({
      query: OwnPrivacyRequestsDocument,
      fetchPolicy: 'no-cache',
    });
    const rows = data.ownPrivacyRequests.map((row) => readFragment(OwnRequestCardFragmentDoc, row));
    return { phase: 'ready', rows };
  } catch {
    return { phase: 'failed', rows: [] };
  }
}

/** What the tenant has asked for about their own data, and the way to ask. */
export function useOwnRequests() {
  const client = useGraphqlClient();
  const language = useLocale().slice(0, 2);
  const [requests, setRequests] = useState(NOTHING);
  const [ask, { loading }] = useMutation(AskForOwnDataDocument);
  /** Why the last attempt to ask failed: it was asked for before, or anything else. */
  const [problem, setProblem] = useState<'already' | 'failed'>();

  useEffect(() => {
    let gone = false;
    const begin = async () => {
      const read = await readRequests(client);
      if (!gone) setRequests(read);
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [client]);

  return {
    ...requests,
    problem,
    isAsking: loading,
    isUndone: (kind: PrivacyRequestKind) =>
      requests.rows.some((row) => row.kind === kind && UNDONE.has(row.state)),
    readAgain: async () => {
      setRequests(NOTHING);
      setRequests(await readRequests(client));
    },
    ask: async (kind: PrivacyRequestKind): Promise<void> => {
      setProblem(undefined);
      try {
        await ask({ variables: { input: { kind, language } } });
        setRequests(await readRequests(client));
      } catch (error) {
        setProblem(toRequestFailure(error).code === 'CONFLICT' ? 'already' : 'failed');
      }
    },
  };
}
