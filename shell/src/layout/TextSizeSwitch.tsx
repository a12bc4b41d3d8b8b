import { useTranslations } from '@hausgeist/shell-api/slim';
import { TEXT_SIZES, useTextSize } from '../preferences/use-text-size';
import styles from './ThemeSwitch.module.css';

/** One button that steps through three sizes of text. */
export function TextSizeSwitch() {
  const t = useTranslations('textSize');
  const [size, setSize] = useTextSize();
  const name = `${t('label')}: ${t(size)}`;
  const next = TEXT_SIZES[(TEXT_SIZES.indexOf(size) + 1) % TEXT_SIZES.length] ?? 'normal';
  return (
    <button
      className={styles.button}
      type="button"
      title={name}
      aria-label={name}
      onClick={() => setSize(next)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
        <path
          d="M2 18 7 6l5 12M3.7 14h6.6M14 18l3.5-8 3.5 8M15.2 15.3h4.6"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
