import { useTranslations } from '@hausgeist/shell-api';
import { useAction } from '@hausgeist/staff-kit';
import { Badge, Button } from '@hausgeist/ui';
import { DeletePortalWordingDocument, type WordingRowFragment } from '../../gql/graphql';
import styles from './Knowledge.module.css';

interface WordingListProps {
  wordings: readonly WordingRowFragment[];
  mayEdit: boolean;
}

/** Wordings that lead to a use case. */
export function WordingList({ wordings, mayEdit }: WordingListProps) {
  const t = useTranslations('knowledge.wording');
  const { run } = useAction(DeletePortalWordingDocument, {
    failed: t('deleteFailed'),
    done: t('deleted'),
    rereads: 'active',
    isToasted: true,
  });
  async function take(id: string): Promise<void> {
    await run({ input: { id } });
  }
  if (wordings.length === 0) return <p className={styles.note}>{t('empty')}</p>;
  return (
    <ul className={styles.wordings}>
      {wordings.map(({ id, text, origin }) => (
        <li key={id} className={styles.wording}>
          <span className={styles.wordingText}>{text}</span>
          {origin !== 'COMPANY' && <Badge>{t(`origin.${origin}`)}</Badge>}
          {mayEdit && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('deleteNamed', { text })}
              onClick={() => void take(id)}
            >
              {t('delete')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
