import { useFragment } from '@hausgeist/shell-api';
import { InboxRowFragmentDoc } from '../gql/graphql';
import { AssignDialog } from './AssignDialog';
import { LabelsDialog } from './LabelsDialog';
import type { Asked, WorkActions } from './use-work-actions';

function WorkDialog({
  asked: { kind, row: asked },
  onClose,
}: {
  asked: Asked;
  onClose: () => void;
}) {
  // Where a colleague was first, the next attempt is about what the conversation is now.
  const { data, complete } = useFragment({
    fragment: InboxRowFragmentDoc,
    from: { __typename: 'InboxConversation', id: asked.id },
  });
  const row = complete ? data : asked;
  return kind === 'assign' ? (
    <AssignDialog row={row} onClose={onClose} />
  ) : (
    <LabelsDialog row={row} onClose={onClose} />
  );
}

/** The dialog that is open about a conversation. */
export function WorkDialogs({ work: { asked, forget } }: { work: WorkActions }) {
  return asked && <WorkDialog key={asked.row.id} asked={asked} onClose={forget} />;
}
