import { useTranslations } from '@hausgeist/shell-api/slim';
import { useEffect } from 'react';
import { LanguageMenu } from './LanguageMenu';
import { TextSizeSwitch } from './TextSizeSwitch';
import styles from './Header.module.css';

/** The page around the frame closes it, see `widget.js`. It learns nothing else, so any page may hear it. */
const close = () => window.parent.postMessage('hausgeist:close', '*');

/** What the chat in a frame on a company's website has in place of the preferences. */
export function FrameActions({ slug }: { slug: string }) {
  const t = useTranslations('frame');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog of the chat takes the key first.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]');
      if (event.key === 'Escape' && !isTaken) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.preferences}>
      <LanguageMenu />
      <TextSizeSwitch />
      <a
        className={styles.action}
        href={`/c/${slug}`}
        target="_blank"
        rel="noopener"
        aria-label={t('newWindow')}
        title={t('newWindow')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
          <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
        </svg>
      </a>
      <button type="button" className={styles.action} aria-label={t('close')} onClick={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
