import { useLocation, useTranslations } from '@hausgeist/shell-api/slim';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Versions } from '../federation/versions';
import styles from './NewVersion.module.css';

/** How often an open page asks; also when it is looked at again. */
const EVERY_MS = 5 * 60_000;
const GAP_MS = 10_000;

/** A quiet offer to load the page anew, once its program has another version. */
export function NewVersion({ versions }: { versions: Pick<Versions, 'isOutdated' | 'reload'> }) {
  const t = useTranslations('newVersion');
  const { pathname } = useLocation();
  const [state, setState] = useState<'current' | 'outdated' | 'dismissed'>('current');
  const [last, setLast] = useState(0);

  const look = useEffectEvent(async () => {
    if (state !== 'current' || document.visibilityState !== 'visible') return;
    if (Date.now() - last < GAP_MS) return;
    setLast(Date.now());
    if (await versions.isOutdated(pathname)) setState('outdated');
  });
  useEffect(() => {
    const onLook = () => void look();
    onLook();
    const timer = setInterval(onLook, EVERY_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);

  return (
    <div className={styles.place} role="status">
      {state === 'outdated' && (
        <p className={styles.notice}>
          <span>{t('text')}</span>
          <button className={styles.reload} type="button" onClick={versions.reload}>
            {t('reload')}
          </button>
          <button
            className={styles.dismiss}
            type="button"
            aria-label={t('dismiss')}
            onClick={() => setState('dismissed')}
          >
            ×
          </button>
        </p>
      )}
    </div>
  );
}
