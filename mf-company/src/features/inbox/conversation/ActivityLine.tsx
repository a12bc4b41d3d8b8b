import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import type { Activity } from '../timeline';
import { useSnoozeText } from '../work/use-snooze-text';
import styles from './ActivityLine.module.css';

const URGENCIES = ['NORMAL', 'HIGH', 'EMERGENCY'] as const;

/** The sentence for it. */
function keyOf({ kind, actor, names }: Activity) {
  if (kind === 'LABELLED' && names.length === 0) return 'UNLABELLED';
  if (kind === 'ASSIGNED' && names[0] === actor.name) return 'SELF_ASSIGNED';
  return kind;
}

/** What a colleague did with the conversation. */
export function ActivityLine({ activity }: { activity: Activity }) {
  const t = useTranslations('inbox.activity');
  const format = useFormatter();
  const urgencies = useTranslations('inbox.urgency');
  const urgencyText = (name: string) =>
    urgencies(URGENCIES.find((one) => one === name) ?? 'NORMAL');
  const snoozeText = useSnoozeText();
  const { kind, actor, names, at } = activity;
  const texts: Partial<Record<typeof kind, (name: string) => string>> = {
    URGENCY_SET: urgencyText,
    SNOOZED: snoozeText,
  };
  const shown = names.map(texts[kind] ?? String);
  const date = new Date(at);
  return (
    <p className={styles.line}>
      {t(keyOf(activity), { actor: actor.name, names: format.list(shown) })}
      {' · '}
      <time dateTime={at}>{format.dateTime(date, { timeStyle: 'short' })}</time>
    </p>
  );
}
