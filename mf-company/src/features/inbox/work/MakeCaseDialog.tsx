import { useQuery } from '@hausgeist/shell-api';
import { useHomeText } from '@hausgeist/staff-kit/end-users';
import type { InboxRow } from '../../inbox-live';
import { type CaseSource, NewCaseDialog, useCaseColleagues } from '../../cases';
import { readFragment } from '../gql/fragment-masking';
import {
  InboxConversationDocument,
  InboxMessageFragmentDoc,
  type InboxMessageFragment,
  ProposedCasesDocument,
} from '../gql/graphql';

interface Known {
  /** The matter that it is about; missing where nothing but a person was asked for. */
  proposed: { title: string; description: string } | undefined;
  place: string;
  assigneeId: string;
}

function sourceOf(
  row: InboxRow,
  messages: readonly InboxMessageFragment[],
  { proposed, ...known }: Known,
): CaseSource {
  const category = row.category ?? '';
  return {
    conversationId: row.id,
    values: {
      title: proposed?.title ?? category,
      description: proposed?.description ?? '',
      ...known,
      category,
      urgency: row.urgency,
    },
    files: messages
      .filter(({ sender }) => sender === 'USER')
      .flatMap(({ attachments }) => attachments),
  };
}

interface MakeCaseDialogProps {
  row: InboxRow;
  onClose: () => void;
}

/** Makes a case of a conversation, with what is known from it. */
export function MakeCaseDialog({ row, onClose }: MakeCaseDialogProps) {
  const { data } = useQuery(InboxConversationDocument, { variables: { id: row.id } });
  // What was proposed before may have become a case.
  const proposals = useQuery(ProposedCasesDocument, {
    variables: { id: row.id },
    fetchPolicy: 'network-only',
  });
  const colleagues = useCaseColleagues();
  const homeText = useHomeText();
  const edges = data?.inboxConversation.messages.edges;
  if (!edges || !colleagues || proposals.loading) return null;
  const messages = edges.map(({ node }) => readFragment(InboxMessageFragmentDoc, node));
  // Who looks after the conversation may be one who sees no cases.
  const assignee = colleagues.find(({ id }) => id === row.assignee?.id);
  const [proposed] = proposals.data?.inboxConversation.proposedCases ?? [];
  const known = { proposed, place: homeText(row.endUser), assigneeId: assignee?.id ?? '' };
  return <NewCaseDialog source={sourceOf(row, messages, known)} onClose={onClose} />;
}
