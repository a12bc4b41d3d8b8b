import { useFormatter, useTranslations } from '@hausgeist/shell-api';
import { WrittenMarkdown } from '../../../ui/WrittenMarkdown';
import type { Note } from '../timeline';
import styles from './NoteCard.module.css';

/** What a colleague noted; tenants never see it. */
export function NoteCard({ note }: { note: Note }) {
  const t = useTranslations('inbox.conversation');
  const format = useFormatter();
  return (
    <div className={styles.note}>
      <p className={styles.meta}>
        {t('note')} · {note.author.name} ·{' '}
        <time dateTime={note.at}>{format.dateTime(new Date(note.at), { timeStyle: 'short' })}</time>
      </p>
      {/* Its lines stay lines, as they were typed. */}
      <WrittenMarkdown text={note.text.replaceAll('\n', '  \n')} />
    </div>
  );
}
