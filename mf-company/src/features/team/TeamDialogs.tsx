import { usePermission, useTranslations } from '@hausgeist/shell-api';
import type { MemberRowFragment } from '../../gql/graphql';
import {
  EditMemberDialog,
  InviteMemberDialog,
  RemoveMemberDialog,
  RevokeInvitationDialog,
} from '../members';

/** Which dialog of the team's page is open, and for whom. */
export type TeamDialog =
  | { kind: 'invite' }
  | { kind: 'edit' | 'remove' | 'revoke'; member: MemberRowFragment };

interface TeamDialogsProps {
  open: TeamDialog | undefined;
  onClose: () => void;
}

/** The open dialog, as long as the viewer may do what it is for. */
export function TeamDialogs({ open, onClose }: TeamDialogsProps) {
  const t = useTranslations('team');
  const members = useTranslations('members');
  const mayInvite = usePermission('team.invite');
  const mayManage = usePermission('team.manage');
  const mayRemove = usePermission('team.remove');
  if (open?.kind === 'invite' && mayInvite) {
    return (
      <InviteMemberDialog
        title={t('inviteTitle')}
        intro={t('inviteIntro')}
        failed={members('failed.invite')}
        done={(email) => t('invited', { email })}
        onClose={onClose}
      />
    );
  }
  if (open?.kind === 'revoke' && mayInvite) {
    return <RevokeInvitationDialog invitation={open.member} onClose={onClose} />;
  }
  if (open?.kind === 'edit' && mayManage) {
    return (
      <EditMemberDialog
        title={t('editTitle')}
        member={open.member}
        failed={members('failed.update')}
        done={t('updated')}
        onClose={onClose}
      />
    );
  }
  if (open?.kind === 'remove' && mayRemove) {
    const name = open.member.fullName;
    return (
      <RemoveMemberDialog
        member={open.member}
        texts={{
          title: members('removeTitle'),
          text: members('removeText', { name }),
          confirm: members('remove'),
          failed: members('failed.remove'),
          done: t('removed'),
        }}
        onClose={onClose}
      />
    );
  }
  return null;
}
