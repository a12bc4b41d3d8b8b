import { useMutation, type TypedDocumentNode, type OperationVariables } from '@hausgeist/shell-api';
import {
  CreatePortalEndUserDocument,
  DeletePortalEndUserDocument,
  PortalEndUserStatsDocument,
  PortalEndUsersDocument,
  RenewPortalAuthNumberDocument,
  UpdatePortalEndUserDocument,
} from '../../gql/graphql';

/** A change after which the list and its counters are read again. */
function useEndUserMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return useMutation(document, {
    refetchQueries: [PortalEndUsersDocument, PortalEndUserStatsDocument],
    awaitRefetchQueries: true,
  })[0];
}

export const useCreateEndUser = () => useEndUserMutation(CreatePortalEndUserDocument);
export const useUpdateEndUser = () => useEndUserMutation(UpdatePortalEndUserDocument);
export const useDeleteEndUser = () => useEndUserMutation(DeletePortalEndUserDocument);
export const useRenewAuthNumber = () => useEndUserMutation(RenewPortalAuthNumberDocument);
