import { useMutation, type OperationVariables, type TypedDocumentNode } from '@hausgeist/shell-api';
import {
  InviteMemberDocument,
  RemoveMemberDocument,
  ResendInvitationDocument,
  RevokeInvitationDocument,
  UpdateMemberDocument,
} from '../../gql/graphql';

/** A change after which whichever list of people is open is read again. */
function useMemberMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return useMutation(document, { refetchQueries: 'active', awaitRefetchQueries: true })[0];
}

export const useInviteMember = () => useMemberMutation(InviteMemberDocument);
export const useUpdateMember = () => useMemberMutation(UpdateMemberDocument);
export const useRemoveMember = () => useMemberMutation(RemoveMemberDocument);
export const useResendInvitation = () => useMemberMutation(ResendInvitationDocument);
export const useRevokeInvitation = () => useMemberMutation(RevokeInvitationDocument);
