import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import type { Activity } from '../timeline';
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
  const { kind, actor, names, at } = activity;
  const shown = kind === 'URGENCY_SET' ? names.map(urgencyText) : names;
  const date = new Date(at);
  return (
    <p className={styles.line}>
      {t(keyOf(activity), { actor: actor.name, names: format.list(shown) })}
      {' · '}
      <time dateTime={at}>{format.dateTime(date, { timeStyle: 'short' })}</time>
    </p>
  );
}
