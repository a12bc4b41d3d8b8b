import { useFragment } from '@hausgeist/shell-api';
import { late } from '@hausgeist/staff-kit';
import { ConversationHoldDialog } from '@hausgeist/staff-kit/privacy';
import { Suspense } from 'react';
import { InboxRowFragmentDoc } from '../gql/graphql';
import { AssignDialog } from './AssignDialog';
import { ExportDialog } from './ExportDialog';
import { SnoozeDialog } from './SnoozeDialog';
import { LabelsDialog } from '../labels/LabelsDialog';
import type { Asked, WorkActions } from './use-work-actions';

/** Brings the libraries of forms along, which nothing else of the inbox needs. */
const MakeCaseDialog = late(async () => (await import('./MakeCaseDialog')).MakeCaseDialog);

const ReplyToManyDialog = late(async () => (await import('./ReplyToManyDialog')).ReplyToManyDialog);

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
    case 'case':
      return (
        <Suspense fallback={null}>
          <MakeCaseDialog row={row} onClose={onClose} />
        </Suspense>
      );
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

interface WorkDialogOfRowsProps {
  asked: Extract<Asked, { rows: unknown }>;
  work: WorkActions;
  /** Told in which conversations one text was sent. */
  onReplied: (ids: readonly string[]) => void;
}

/** The same for several conversations at once. */
function WorkDialogOfRows({
  asked: { kind, rows: asked },
  work,
  onReplied,
}: WorkDialogOfRowsProps) {
  const { data, complete } = useFragment({
    fragment: InboxRowFragmentDoc,
    from: asked.map(({ id }) => ({ __typename: 'InboxConversation', id })),
  });
  const parts = { rows: complete ? data : asked, onClose: work.forget };
  switch (kind) {
    case 'assign':
      return <AssignDialog {...parts} />;
    case 'labels':
      return <LabelsDialog {...parts} />;
    case 'snooze':
      return <SnoozeDialog {...parts} work={work} />;
    case 'replies':
      return (
        <Suspense fallback={null}>
          <ReplyToManyDialog {...parts} work={work} onReplied={onReplied} />
        </Suspense>
      );
  }
}

/** The dialog that is open about a conversation. */
export function WorkDialogs(props: Omit<WorkDialogOfRowsProps, 'asked'>) {
  const { asked, forget } = props.work;
  if (asked && 'rows' in asked)
    return <WorkDialogOfRows key={asked.kind} asked={asked} {...props} />;
  return asked && <WorkDialog key={asked.row.id} asked={asked} onClose={forget} />;
}
