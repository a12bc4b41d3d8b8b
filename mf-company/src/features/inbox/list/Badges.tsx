import { DANGER_KINDS } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import { Badge, ClockIcon, WarningIcon } from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import { oneOf, useCategoryText } from '@hausgeist/staff-kit';
import styles from './Badges.module.css';
import { useSnoozeText } from '../work/use-snooze-text';
import { Label } from './Label';
import { WaitingBadge } from './WaitingBadge';

/** What a danger is called; nothing for one that is unknown here. */
export function useDangerText(): (danger: string | null) => string | undefined {
  const t = useTranslations('inbox.danger');
  return (danger) => {
    const known = oneOf(DANGER_KINDS, danger ?? '');
    return known && t(known);
  };
}

type Marked = Pick<
  InboxRow,
  | 'urgency'
  | 'danger'
  | 'waitingSince'
  | 'category'
  | 'status'
  | 'labels'
  | 'archivedAt'
  | 'snoozedUntil'
>;

/**
 * How pressing a conversation is, its labels, and quietly what it is about. What was dangerous or waited for presses
 * no more once it is done.
 */
export function Badges({ row }: { row: Marked }) {
  const t = useTranslations('inbox');
  const dangerText = useDangerText();
  const categoryText = useCategoryText();
  const snoozeText = useSnoozeText();
  const { urgency, danger, waitingSince, category, status, labels, archivedAt, snoozedUntil } = row;
  const isDone = archivedAt !== null;
  const isEmergency = urgency === 'EMERGENCY';
  const isOver = status !== 'OPEN';
  const emergency = [t('urgency.EMERGENCY'), dangerText(danger)].filter(Boolean).join(': ');
  const quiet = [
    category && !isEmergency && categoryText(category),
    isDone && !isEmergency && t('row.done'),
    isOver && !isDone && !waitingSince && t('row.ended'),
  ].filter(Boolean);
  return (
    <span className={styles.badges}>
      {isEmergency && isDone && <Badge>{t('row.emergencyDone', { emergency })}</Badge>}
      {isEmergency && !isDone && (
        <Badge tone="danger" icon={<WarningIcon size={13} />}>
          {emergency}
        </Badge>
      )}
      {urgency === 'HIGH' && !isDone && <Badge tone="warning">{t('urgency.HIGH')}</Badge>}
      {waitingSince && !isDone && <WaitingBadge since={waitingSince} isOver={isOver} />}
      {snoozedUntil && (
        <Badge tone="info" icon={<ClockIcon size={13} />}>
          {t('row.snoozed', { when: snoozeText(snoozedUntil) })}
        </Badge>
      )}
      {labels.map((label) => (
        <Label key={label.id} label={label} />
      ))}
      {quiet.length > 0 && <span className={styles.quiet}>{quiet.join(' · ')}</span>}
    </span>
  );
}
