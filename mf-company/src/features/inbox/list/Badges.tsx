import { DANGER_KINDS } from '@hausgeist/schema';
import { useTranslations } from '@hausgeist/shell-api';
import { Badge, ClockIcon, WarningIcon } from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import { oneOf, useCategoryText } from '@hausgeist/staff-kit';
import styles from './Badges.module.css';
import { useSnoozeText } from '../work/use-snooze-text';
import { Label } from './Label';

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

/** How pressing a conversation is, what it is about, and its labels. */
export function Badges({ row }: { row: Marked }) {
  const t = useTranslations('inbox');
  const dangerText = useDangerText();
  const categoryText = useCategoryText();
  const snoozeText = useSnoozeText();
  const { urgency, danger, waitingSince, category, status, labels, archivedAt, snoozedUntil } = row;
  const emergency = [t('urgency.EMERGENCY'), dangerText(danger)].filter(Boolean).join(': ');
  return (
    <span className={styles.badges}>
      {urgency === 'EMERGENCY' && (
        <Badge tone="danger" icon={<WarningIcon size={13} />}>
          {emergency}
        </Badge>
      )}
      {urgency === 'HIGH' && <Badge tone="warning">{t('urgency.HIGH')}</Badge>}
      {waitingSince && <Badge tone="info">{t('row.waiting')}</Badge>}
      {category && urgency !== 'EMERGENCY' && <Badge>{categoryText(category)}</Badge>}
      {status === 'ENDED' && <Badge>{t('row.ended')}</Badge>}
      {archivedAt && <Badge>{t('row.archived')}</Badge>}
      {snoozedUntil && (
        <Badge tone="info" icon={<ClockIcon size={13} />}>
          {t('row.snoozed', { when: snoozeText(snoozedUntil) })}
        </Badge>
      )}
      {labels.map((label) => (
        <Label key={label.id} label={label} />
      ))}
    </span>
  );
}
