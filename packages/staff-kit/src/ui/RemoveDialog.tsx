import { useToast, type OperationVariables, type TypedDocumentNode } from '@hausgeist/shell-api';
import { useAction } from '../requests/use-action';
import type { FailureTexts } from '../requests/use-failure-text';
import { ActionDialog } from './ActionDialog';

interface RemoveDialogProps<Data, Variables extends OperationVariables> {
  /** The mutation that takes it away, and what of. */
  mutation: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** Queries to read again afterwards. */
  rereads: readonly TypedDocumentNode<unknown, never>[] | 'active';
  title: string;
  /** What will happen, a paragraph a line. */
  text: string;
  /** Text of the button; "Delete" where nothing else is given. */
  confirm?: string;
  /** Said when it is done. */
  done: string;
  failures: FailureTexts;
  /** Called after it was taken away: where the page itself is gone. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before something is taken away for good, and does it. */
export function RemoveDialog<Data, Variables extends OperationVariables>({
  mutation,
  variables,
  rereads,
  title,
  text,
  confirm,
  done,
  failures,
  onDone,
  onClose,
}: RemoveDialogProps<Data, Variables>) {
  const toast = useToast();
  const { run, isBusy, error } = useAction(mutation, { ...failures, rereads });

  async function remove(): Promise<void> {
    if (!(await run(variables))) return;
    toast(done, 'success');
    onClose();
    onDone?.();
  }

  return (
    <ActionDialog
      title={title}
      confirmLabel={confirm}
      isBusy={isBusy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ActionDialog>
  );
}
