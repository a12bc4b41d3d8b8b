import { useToast } from '@hausgeist/shell-api';
import { ActionDialog, useAction } from '@hausgeist/staff-kit';
import { RemoveMemberDocument, type MemberRowFragment } from '../../gql/graphql';

interface RemoveMemberDialogProps {
  member: MemberRowFragment;
  /** The words of the page that removes somebody. */
  texts: { title: string; text: string; confirm: string; failed: string; done: string };
  onClose: () => void;
}

/** Asks before somebody loses their access for good. */
export function RemoveMemberDialog({ member, texts, onClose }: RemoveMemberDialogProps) {
  const toast = useToast();
  const { run, isBusy, error } = useAction(RemoveMemberDocument, {
    failed: texts.failed,
    rereads: 'active',
  });
  return (
    <ActionDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      isBusy={isBusy}
      error={error}
      onConfirm={async () => {
        if (!(await run({ input: { id: member.id } }))) return;
        toast(texts.done, 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ActionDialog>
  );
}
