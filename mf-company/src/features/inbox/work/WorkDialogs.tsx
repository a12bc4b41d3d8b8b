import { AssignDialog } from './AssignDialog';
import { LabelsDialog } from './LabelsDialog';
import type { WorkActions } from './use-work-actions';

/** The dialog that is open about a conversation. */
export function WorkDialogs({ work: { asked, forget } }: { work: WorkActions }) {
  switch (asked?.kind) {
    case 'assign':
      return <AssignDialog row={asked.row} onClose={forget} />;
    case 'labels':
      return <LabelsDialog row={asked.row} onClose={forget} />;
    case undefined:
      return null;
  }
}
