import { useFragment } from '@hausgeist/shell-api';
import { ConversationHoldDialog } from '@hausgeist/staff-kit/privacy';
import type { InboxRow } from '../../inbox-live';
import { InboxRowFragmentDoc } from '../gql/graphql';
import { AssignDialog } from './AssignDialog';
import { ExportDialog } from './ExportDialog';
import { MakeCaseDialog } from './MakeCaseDialog';
import { SnoozeDialog } from './SnoozeDialog';
import { LabelsDialog } from '../labels/LabelsDialog';
import type { Asked, WorkActions } from './use-work-actions';

function WorkDialog({
  asked: { kind, row: asked },
  onClose,
}: {
  asked: Extract<Asked, { row: unknown }>;
  onClose: () => void;
}) {
  // Where a colleague was first, the next attempt is about what the conversation is now.
  const { data, complete } = useFragment({
    fragment: InboxRowFragmentDoc,
    from: { __typename: 'InboxConversation', id: asked.id },
  });
  const row = complete ? data : asked;
  switch (kind) {
    case 'labels':
      return <LabelsDialog row={row} onClose={onClose} />;
    case 'case':
      return <MakeCaseDialog row={row} onClose={onClose} />;
    case 'hold':
      return (
        <ConversationHoldDialog
          endUserId={row.endUser.id}
          conversationId={row.id}
          onClose={onClose}
        />
      );
    case 'export':
      return <ExportDialog row={row} onClose={onClose} />;
  }
}

/** The same for several conversations at once. */
function AssignRows({ rows: asked, onClose }: { rows: readonly InboxRow[]; onClose: () => void }) {
  const { data, complete } = useFragment({
    fragment: InboxRowFragmentDoc,
    from: asked.map(({ id }) => ({ __typename: 'InboxConversation', id })),
  });
  return <AssignDialog rows={complete ? data : asked} onClose={onClose} />;
}

/** The dialog that is open about a conversation. */
export function WorkDialogs({ work }: { work: WorkActions }) {
  const { asked, forget } = work;
  if (asked?.kind === 'snooze')
    return <SnoozeDialog rows={asked.rows} work={work} onClose={forget} />;
  if (asked?.kind === 'assign') return <AssignRows rows={asked.rows} onClose={forget} />;
  return asked && <WorkDialog key={asked.row.id} asked={asked} onClose={forget} />;
}
