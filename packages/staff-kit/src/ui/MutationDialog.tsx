import { type OperationVariables, type TypedDocumentNode } from '@hausgeist/shell-api';
import type { Rereads } from '../requests/reread';
import { useAction } from '../requests/use-action';
import type { FailureTexts } from '../requests/use-failure-text';
import { ActionDialog } from './ActionDialog';

interface MutationDialogProps<Data, Variables extends OperationVariables> {
  /** What is done where the answer is yes. */
  mutation: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** Queries to read again afterwards. */
  rereads?: Rereads;
  title: string;
  /** What will happen, a paragraph a line. */
  text: string;
  /** Text of the button; "Delete" where nothing else is given. */
  confirm?: string;
  tone?: 'danger' | 'primary';
  /** Said when it is done. */
  done: string;
  failures: FailureTexts;
  /** Called after it was done, such as where the page itself is gone. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before a mutation, such as one that takes something away for good, and runs it. */
export function MutationDialog<Data, Variables extends OperationVariables>({
  mutation,
  variables,
  rereads,
  title,
  text,
  confirm,
  tone,
  done,
  failures,
  onDone,
  onClose,
}: MutationDialogProps<Data, Variables>) {
  const { run, isBusy, error } = useAction(mutation, { ...failures, rereads, done });

  async function confirmed(): Promise<void> {
    if (!(await run(variables))) return;
    onClose();
    onDone?.();
  }

  return (
    <ActionDialog
      title={title}
      confirmLabel={confirm}
      tone={tone}
      isBusy={isBusy}
      error={error}
      onConfirm={confirmed}
      onClose={onClose}
    >
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ActionDialog>
  );
}
