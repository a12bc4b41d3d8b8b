import { readFragment } from '../../gql/fragment-masking';
import {
  PrivacyRequestRowFragmentDoc,
  PrivacyRequestsDocument,
  type PrivacyRequestRowFragment,
} from '../../gql/graphql';
import { useListQuery } from '../../lists/use-list-query';

/** How often it is looked while a request is being done. */
const POLL_MS = 3_000;

/** A request as the screens show it. */
export type RequestRow = PrivacyRequestRowFragment;

/** Requests that still have to be done, the most urgent first. */
const UNDONE: ReadonlySet<RequestRow['state']> = new Set(['REQUESTED', 'RUNNING', 'FAILED']);

const isUndone = ({ state }: RequestRow): boolean => UNDONE.has(state);

/** The requests of a company, or of all: those that wait, and those that are over. */
export function useRequests(companyId: string | undefined) {
  const list = useListQuery(
    PrivacyRequestsDocument,
    { companyId: companyId || null },
    {
      pollEvery: ({ privacyRequests }) =>
        privacyRequests.some(
          (row) => readFragment(PrivacyRequestRowFragmentDoc, row).state === 'RUNNING',
        )
          ? POLL_MS
          : 0,
    },
  );
  const rows = list.data?.privacyRequests.map((row) =>
    readFragment(PrivacyRequestRowFragmentDoc, row),
  );
  return {
    ...list,
    undone: rows?.filter(isUndone).toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)),
    done: rows?.filter((row) => !isUndone(row)),
  };
}
