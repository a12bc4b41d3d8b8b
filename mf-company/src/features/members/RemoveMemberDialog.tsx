import { useToast } from '@hausgeist/shell-api';
import { ActionDialog } from '../../forms/ActionDialog';
import type { MemberRowFragment } from '../../gql/graphql';
import { useRemoveMember } from './use-member-mutations';

interface RemoveMemberDialogProps {
  member: MemberRowFragment;
  /** The words of the page that removes somebody. */
  texts: { title: string; text: string; confirm: string; failed: string; done: string };
  onClose: () => void;
}

/** Asks before somebody loses their access for good. */
export function RemoveMemberDialog({ member, texts, onClose }: RemoveMemberDialogProps) {
  const toast = useToast();
  const remove = useRemoveMember();
  return (
    <ActionDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      fallbacks={{ failed: texts.failed }}
      onConfirm={async () => {
        await remove({ variables: { input: { id: member.id } } });
        toast(texts.done, 'success');
      }}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ActionDialog>
  );
}
