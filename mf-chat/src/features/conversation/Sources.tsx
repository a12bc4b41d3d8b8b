import { useTranslations } from '@hausgeist/shell-api/slim';
import type { CitedSource } from '@hausgeist/ui/markdown';
import { useState } from 'react';
import { late, LatePart } from '../late-part';
import styles from './Sources.module.css';

const loadPassage = () => import('./PassageDialog');

const PassageDialog = late(async () => (await loadPassage()).PassageDialog);

/** A use case that an answer rests on. */
interface ReadableSource extends CitedSource {
  /** What it says about it; missing in old answers. */
  passage?: string | null;
}

/** What an answer rests on; a press shows what stands there. */
export function Sources({ sources }: { sources: readonly ReadableSource[] }) {
  const t = useTranslations('message');
  const [shown, setShown] = useState<ReadableSource>();
  if (sources.length === 0) return null;
  return (
    <>
      <ul className={styles.sources}>
        {sources.map((source, place) => {
          const { index, title, passage } = source;
          const text = (
            <>
              <span className={styles.index}>[{place + 1}]</span>{' '}
              <span className={styles.title}>{t('source', { title })}</span>
            </>
          );
          return (
            <li key={index}>
              {passage ? (
                <button
                  type="button"
                  className={styles.source}
                  aria-haspopup="dialog"
                  onClick={() => setShown(source)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      {shown && (
        <LatePart fallback={null}>
          <PassageDialog
            title={shown.title}
            passage={shown.passage ?? ''}
            onClose={() => setShown(undefined)}
          />
        </LatePart>
      )}
    </>
  );
}
