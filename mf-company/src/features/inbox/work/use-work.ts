import {
  useApolloClient,
  useTranslations,
  type OperationVariables,
  type TypedDocumentNode,
} from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { InboxConversationDocument } from '../gql/graphql';

/** Reads a conversation again, wherever it is shown. */
export function useReread(): (id: string) => void {
  const client = useApolloClient();
  return (id) => {
    const query = { query: InboxConversationDocument, variables: { id } };
    // What cannot be read now stays as it was; the next event reads it again.
    client.query({ ...query, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
}

/**
 * Something that is done with one conversation. Where a colleague was first, that is said and what
 * the conversation is now is shown.
 */
export function useWork<Data, Variables extends OperationVariables & { input: { id: string } }>(
  mutation: TypedDocumentNode<Data, Variables>,
) {
  const t = useTranslations('inbox.work');
  const reread = useReread();
  const { run, isBusy } = useAction(mutation, { failed: t('failed'), isToasted: true });
  return {
    isBusy,
    run: async (variables: Variables): Promise<Data | undefined> => {
      const done = await run(variables);
      if (!done) reread(variables.input.id);
      return done;
    },
  };
}
