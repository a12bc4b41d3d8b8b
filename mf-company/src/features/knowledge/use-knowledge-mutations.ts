import { useMutation, type OperationVariables, type TypedDocumentNode } from '@hausgeist/shell-api';
import {
  AddPortalWordingDocument,
  AssignQuestionDocument,
  DeletePortalWordingDocument,
  ReviewPortalWordingDocument,
  SetQuestionStateDocument,
} from '../../gql/graphql';

/** A change after which whichever list is open is read again. */
function useKnowledgeMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return useMutation(document, { refetchQueries: 'active', awaitRefetchQueries: true })[0];
}

export const useSetQuestionState = () => useKnowledgeMutation(SetQuestionStateDocument);
export const useAssignQuestion = () => useKnowledgeMutation(AssignQuestionDocument);
export const useAddWording = () => useKnowledgeMutation(AddPortalWordingDocument);
export const useReviewWording = () => useKnowledgeMutation(ReviewPortalWordingDocument);
export const useDeleteWording = () => useKnowledgeMutation(DeletePortalWordingDocument);
