import { Link, useTranslations } from '@hausgeist/shell-api';
import styles from './Knowledge.module.css';

/** Says which use case of the draft is to answer a question, with the way to it. */
export function InDraft({ title }: { title: string }) {
  const t = useTranslations('knowledge.questions');
  const search = new URLSearchParams({ tab: 'draft', search: title });
  return (
    <Link className={styles.inDraft} to={`/company/dashboard/knowledge?${search.toString()}`}>
      {t('inDraft', { title })}
    </Link>
  );
}
