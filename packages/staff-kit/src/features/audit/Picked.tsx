import { useTranslations } from '@hausgeist/shell-api';
import { Button, CloseIcon } from '@hausgeist/ui';
import type { AuditRowFragment } from '../../gql/graphql';
import styles from './Audit.module.css';

interface PickedProps {
  rows: readonly AuditRowFragment[];
  filters: { actorId: string; subjectId: string };
  onDrop: (name: 'actorId' | 'subjectId') => void;
}

/** Whose entries, and about whom or what, were picked in the table; a press takes it back. */
export function Picked({ rows, filters: { actorId, subjectId }, onDrop }: PickedProps) {
  const t = useTranslations('audit');
  if (!actorId && !subjectId) return null;
  // The address knows ids alone; without entries there is no name for them.
  const actor = rows.find((row) => row.actorId === actorId)?.actorName;
  const subject = rows.find((row) => row.subjectId === subjectId)?.subjectName;
  const chip = (name: 'actorId' | 'subjectId', text: string) => (
    <Button size="small" icon={<CloseIcon size={16} />} onClick={() => onDrop(name)}>
      {text}
    </Button>
  );
  return (
    <div className={styles.picked} role="group" aria-label={t('picked')}>
      {actorId && chip('actorId', t('pickedActor', { name: actor || t('unnamed') }))}
      {subjectId && chip('subjectId', t('pickedSubject', { name: subject || t('unnamed') }))}
    </div>
  );
}
