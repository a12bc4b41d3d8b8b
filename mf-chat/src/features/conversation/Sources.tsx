import { useTranslations } from '@hausgeist/shell-api';
import type { CitedSource } from '@hausgeist/ui/markdown';
import styles from './Sources.module.css';

/** What an answer rests on. */
export function Sources({ sources }: { sources: readonly CitedSource[] }) {
  const t = useTranslations('message');
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources}>
      {sources.map(({ index, title }) => (
        <li key={index}>
          <span className={styles.index}>[{index}]</span> {t('source', { title })}
        </li>
      ))}
    </ul>
  );
}
