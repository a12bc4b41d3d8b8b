import { useQuery } from '@hausgeist/shell-api';
import { useHomeText } from '@hausgeist/staff-kit/end-users';
import type { InboxRow } from '../../inbox-live';
import { type CaseSource, NewCaseDialog, useCaseColleagues } from '../../cases';
import { readFragment } from '../gql/fragment-masking';
import {
  InboxConversationDocument,
  InboxMessageFragmentDoc,
  type InboxMessageFragment,
} from '../gql/graphql';

/** Messages of the tenant that a case begins with, the last ones. */
const MOST_MESSAGES = 4;
/** Characters of a title that is taken from a message. */
const TITLE_LENGTH = 80;

/** What the tenant says first, as a title; the category where that is nothing. */
function titleFrom(messages: readonly InboxMessageFragment[], category: string | null): string {
  const [sentence = ''] = (messages[0]?.text ?? '').split(/(?<=[.!?])\s|\n/u);
  return sentence.length <= TITLE_LENGTH && sentence ? sentence : (category ?? '');
}

function sourceOf(
  row: InboxRow,
  messages: readonly InboxMessageFragment[],
  known: { place: string; assigneeId: string },
): CaseSource {
  const told = messages.filter(({ sender }) => sender === 'USER');
  const last = told.filter(({ text }) => text).slice(-MOST_MESSAGES);
  return {
    conversationId: row.id,
    values: {
      title: titleFrom(last, row.category ?? null),
      description: last.map(({ text }) => text).join('\n\n'),
      ...known,
      category: row.category ?? '',
      urgency: row.urgency,
    },
    files: told.flatMap(({ attachments }) => attachments),
  };
}

interface MakeCaseDialogProps {
  row: InboxRow;
  onClose: () => void;
}

/** Makes a case of a conversation, with what is known from it. */
export function MakeCaseDialog({ row, onClose }: MakeCaseDialogProps) {
  const { data } = useQuery(InboxConversationDocument, { variables: { id: row.id } });
  const colleagues = useCaseColleagues();
  const homeText = useHomeText();
  const edges = data?.inboxConversation.messages.edges;
  if (!edges || !colleagues) return null;
  const messages = edges.map(({ node }) => readFragment(InboxMessageFragmentDoc, node));
  // Who looks after the conversation may be one who sees no cases.
  const assignee = colleagues.find(({ id }) => id === row.assignee?.id);
  const known = { place: homeText(row.endUser), assigneeId: assignee?.id ?? '' };
  return <NewCaseDialog source={sourceOf(row, messages, known)} onClose={onClose} />;
}
