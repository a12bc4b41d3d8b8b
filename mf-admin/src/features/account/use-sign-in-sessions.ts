import { SessionRowFragmentDoc, SignInSessionsDocument } from '../../gql/graphql';
import { readFragment } from '../../gql/fragment-masking';
import { useListQuery } from '../../requests/use-list-query';

/** Where the viewer is signed in. */
export function useSignInSessions() {
  const { data, ...state } = useListQuery(SignInSessionsDocument, {});
  return { ...state, rows: readFragment(SessionRowFragmentDoc, data?.signInSessions ?? []) };
}
