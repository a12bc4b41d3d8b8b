import { useTranslations } from '@hausgeist/shell-api/slim';
import { Dialog } from '@hausgeist/ui';
import { AnswerText } from './AnswerText';
import styles from './PassageDialog.module.css';

interface PassageDialogProps {
  /** Title of the use case. */
  title: string;
  /** What it said when the answer was written. */
  passage: string;
  onClose: () => void;
}

const NO_SOURCES: readonly never[] = [];

/** What an answer was taken from, in the words of the company. */
export function PassageDialog({ title, passage, onClose }: PassageDialogProps) {
  const t = useTranslations('message');
  return (
    <Dialog title={title} closeLabel={t('closeSource')} onClose={onClose}>
      <p className={styles.origin}>{t('passage')}</p>
      <blockquote className={styles.passage} lang="de" dir="auto">
        <AnswerText text={passage} sources={NO_SOURCES} />
      </blockquote>
    </Dialog>
  );
}
