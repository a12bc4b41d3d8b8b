import { useQuery } from '@hausgeist/shell-api';
import { useHomeText } from '@hausgeist/staff-kit/end-users';
import type { InboxRow } from '../../inbox-live';
import { type CaseSource, NewCaseDialog, useCaseColleagues } from '../../cases';
import { readFragment } from '../gql/fragment-masking';
import {
  InboxConversationDocument,
  InboxMessageFragmentDoc,
  ProposedCasesDocument,
  type ProposedCasesQuery,
} from '../gql/graphql';

type Proposed = ProposedCasesQuery['inboxConversation']['proposedCases'];

/** Where nothing but a person was asked for, the case is about the conversation. */
function mattersOf(row: InboxRow, proposed: Proposed, home: string): CaseSource['matters'] {
  const { urgency } = row;
  const category = row.category ?? '';
  if (proposed.length === 0)
    return [{ title: category, description: '', category, urgency, place: home }];
  return proposed.map((one) => ({
    ...{ title: one.title, description: one.description, place: one.room ?? home },
    // Of one matter alone the conversation says it, also as a colleague has changed it.
    ...(proposed.length === 1
      ? { category, urgency }
      : { category: one.category ?? '', urgency: one.urgency }),
  }));
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
  // What is left is read again when a case was made, and must not close the dialog meanwhile.
  if (!edges || !colleagues || (proposals.loading && !proposals.data)) return null;
  const messages = edges.map(({ node }) => readFragment(InboxMessageFragmentDoc, node));
  // Who looks after the conversation may be one who sees no cases.
  const assignee = colleagues.find(({ id }) => id === row.assignee?.id);
  const home = homeText(row.endUser);
  const source: CaseSource = {
    conversationId: row.id,
    matters: mattersOf(row, proposals.data?.inboxConversation.proposedCases ?? [], home),
    values: { place: home, assigneeId: assignee?.id ?? '' },
    files: messages
      .filter(({ sender }) => sender === 'USER')
      .flatMap(({ attachments }) => attachments),
  };
  return <NewCaseDialog source={source} onClose={onClose} />;
}
