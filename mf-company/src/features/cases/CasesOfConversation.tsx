import { Link, useTranslations } from '@hausgeist/shell-api';
import { type CaseRow, pathOf } from './case-lists';
import { StateBadge } from './list/CaseBadges';
import styles from './list/Cases.module.css';

/** The cases that were made from a conversation; nothing where there are none. */
export function CasesOfConversation({ rows, title }: { rows: readonly CaseRow[]; title: string }) {
  const t = useTranslations('cases.page');
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{title}</h3>
      {rows.map((row) => (
        <p key={row.id} className={styles.badges}>
          <Link to={pathOf(row.id)}>{t('heading', { number: row.number, title: row.title })}</Link>
          <StateBadge state={row.state} />
        </p>
      ))}
    </>
  );
}
