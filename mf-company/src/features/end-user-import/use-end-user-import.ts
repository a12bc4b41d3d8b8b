import {
  skipToken,
  toRefusal,
  type ToldRefusal,
  useApolloClient,
  useMutation,
  useQuery,
  useRest,
  useSubscription,
} from '@hausgeist/shell-api';
import { END_USER_LISTS } from '@hausgeist/staff-kit/end-users';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  CancelPortalEndUserImportDocument,
  CheckPortalEndUserImportDocument,
  EndUserImportStateFragmentDoc,
  PortalEndUserImportDocument,
  PortalEndUserImportProgressDocument,
  PortalEndUserImportsDocument,
  StartPortalEndUserImportDocument,
  type CheckEndUserImportInput,
  type EndUserImportStateFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';

/** The dialog holds the state itself; rows of a file have no business in the cache. */
const UNCACHED = { fetchPolicy: 'no-cache' } as const;

/** The server did not take a file; the refusal has no message when it gave no reason. */
export class UploadRefused extends Error {
  readonly refusal: ToldRefusal;

  constructor(refusal: ToldRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const isBusy = ({ status }: EndUserImportStateFragment) =>
  status === 'CHECKING' || status === 'RUNNING';

/** An import that the user may want to come back to. */
const isOpen = (task: EndUserImportStateFragment) => isBusy(task) || task.status === 'CHECKED';

/** One import from the file to its result; one that is open already is taken up again. */
export function useEndUserImport() {
  const companyId = useCompanyId();
  const rest = useRest();
  const client = useApolloClient();
  const [own, setOwn] = useState<EndUserImportStateFragment | null>();
  const latest = useQuery(
    PortalEndUserImportsDocument,
    own === undefined ? { variables: { companyId }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const found = latest.data?.endUserImports.map((one) =>
    readFragment(EndUserImportStateFragmentDoc, one),
  )[0];
  const task = own === undefined ? (found && isOpen(found) ? found : null) : own;

  function take(next: EndUserImportStateFragment): void {
    // The server forgets names and values with the file; this user has just seen them.
    const isSame = task?.problems.length === next.problems.length;
    setOwn(isSame ? { ...next, problems: task.problems } : next);
    if (isBusy(next) || task?.status !== 'RUNNING') return;
    void client.refetchQueries({
      include: END_USER_LISTS,
    });
  }

  useSubscription(PortalEndUserImportProgressDocument, {
    variables: { id: task?.id ?? '' },
    skip: !task || !isBusy(task),
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (data) take(readFragment(EndUserImportStateFragmentDoc, data.endUserImportProgress));
    },
  });
  const [check] = useMutation(CheckPortalEndUserImportDocument, UNCACHED);
  const [start] = useMutation(StartPortalEndUserImportDocument, UNCACHED);
  const [cancel] = useMutation(CancelPortalEndUserImportDocument, UNCACHED);

  return {
    task,
    isLoading: own === undefined && latest.loading,
    /** Goes back to the choice of a file. */
    reset: () => setOwn(null),
    upload: async (file: File) => {
      const form = new FormData();
      if (companyId) form.append('companyId', companyId);
      form.append('file', file, file.name);
      const response = await rest('/company/end-users/imports', { method: 'POST', body: form });
      if (!response.ok) {
        throw new UploadRefused(toRefusal(await response.json().catch(() => undefined)));
      }
      const { data: answer } = (await response.json()) as { data: { id: string } };
      const { data } = await client.query({
        query: PortalEndUserImportDocument,
        variables: { id: answer.id },
        fetchPolicy: 'no-cache',
      });
      if (data) take(readFragment(EndUserImportStateFragmentDoc, data.endUserImport));
    },
    check: async (input: CheckEndUserImportInput) => {
      const { data } = await check({ variables: { input } });
      if (data) {
        take(readFragment(EndUserImportStateFragmentDoc, data.checkEndUserImport.endUserImport));
      }
    },
    start: async (id: string, skipProblems: boolean) => {
      const { data } = await start({ variables: { input: { id, skipProblems } } });
      if (data) {
        take(readFragment(EndUserImportStateFragmentDoc, data.startEndUserImport.endUserImport));
      }
    },
    /** Ends an import that the user has left. */
    discard: async (id: string) => {
      await cancel({ variables: { input: { id } } }).catch(() => undefined);
    },
    cancel: async (id: string) => {
      const { data } = await cancel({ variables: { input: { id } } });
      if (data) {
        take(readFragment(EndUserImportStateFragmentDoc, data.cancelEndUserImport.endUserImport));
      }
    },
  };
}

export type EndUserImportControl = ReturnType<typeof useEndUserImport>;
