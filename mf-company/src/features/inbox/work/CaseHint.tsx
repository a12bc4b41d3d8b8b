import type { CategoryName } from '@hausgeist/schema';
import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { Button, InfoIcon } from '@hausgeist/ui';
import type { InboxRow } from '../../inbox-live';
import type { InboxMessageFragment } from '../gql/graphql';
import styles from './CaseHint.module.css';

/** Topics, as the assistant sorts them, in which something usually has to be repaired. */
const OF_REPAIRS: readonly CategoryName[] = [
  'Notfall',
  'Heizung',
  'Wasser & Sanitär',
  'Schimmel & Schäden',
  'Aufzug',
];

interface CaseHintProps {
  row: InboxRow;
  messages: readonly InboxMessageFragment[];
  onMake: () => void;
}

/** Proposes a case where a tenant seems to report damage; for a conversation that has none. */
export function CaseHint({ row, messages, onMake }: CaseHintProps) {
  const t = useTranslations('inbox.caseHint');
  const mayMake = usePermission('cases.edit');
  if (!mayMake || row.archivedAt) return null;
  const hasPicture = messages.some(
    ({ sender, attachments }) =>
      sender === 'USER' && attachments.some(({ mimeType }) => mimeType.startsWith('image/')),
  );
  const isRepair = OF_REPAIRS.some((category) => category === row.category);
  if (!hasPicture && !isRepair) return null;
  return (
    <div className={styles.hint}>
      <p className={styles.text}>
        <InfoIcon size={16} />
        {t(hasPicture ? 'photos' : 'repair')}
      </p>
      <Button size="small" onClick={onMake}>
        {t('make')}
      </Button>
    </div>
  );
}
