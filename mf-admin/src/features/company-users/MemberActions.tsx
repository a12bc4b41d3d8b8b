import { useTranslations } from '@hausgeist/shell-api';
import { RowAction, RowActions } from '@hausgeist/staff-kit';
import type { MemberRowFragment } from '../../gql/graphql';
import { nameOf } from './members';

/** What the pages do when a row's button is pressed. */
export interface MemberHandlers {
  onEdit: (member: MemberRowFragment) => void;
  /** Deletes a user, revokes an invitation. */
  onRemove: (member: MemberRowFragment) => void;
  onResend: (member: MemberRowFragment) => void;
  /** Suspends who is active and activates others; without it the row has no such button. */
  onToggle?: (member: MemberRowFragment) => void;
}

interface MemberActionsProps extends MemberHandlers {
  member: MemberRowFragment;
  /** Something with this row is under way. */
  busy: boolean;
}

/** The buttons of one row: other ones for an invitation than for a user. */
export function MemberActions({
  member,
  busy,
  onEdit,
  onRemove,
  onResend,
  onToggle,
}: MemberActionsProps) {
  const t = useTranslations('companyUsers');
  const common = useTranslations('common');
  const subject = nameOf(member);
  if (member.isInvitation) {
    return (
      <RowActions>
        <RowAction subject={subject} busy={busy} onClick={() => onResend(member)}>
          {t('resend')}
        </RowAction>
        <RowAction tone="danger" subject={subject} onClick={() => onRemove(member)}>
          {t('revoke')}
        </RowAction>
      </RowActions>
    );
  }
  return (
    <RowActions>
      {onToggle && (
        <RowAction subject={subject} busy={busy} onClick={() => onToggle(member)}>
          {member.status === 'ACTIVE' ? t('suspend') : t('activate')}
        </RowAction>
      )}
      <RowAction subject={subject} onClick={() => onEdit(member)}>
        {common('edit')}
      </RowAction>
      <RowAction tone="danger" subject={subject} onClick={() => onRemove(member)}>
        {common('delete')}
      </RowAction>
    </RowActions>
  );
}
