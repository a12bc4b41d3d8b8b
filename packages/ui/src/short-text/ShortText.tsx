import styles from './ShortText.module.css';

interface ShortTextProps {
  /** What is read aloud everywhere, and shown where there is room. */
  full: string;
  /** What is shown where there is none: a word of the full text, so that voice control finds it. */
  short: string;
  /** The width below which there is no room: that of a phone, or that of a desk. */
  below?: 'phone' | 'desk';
}

/** A text in one word where windows are narrow. */
export function ShortText({ full, short, below = 'phone' }: ShortTextProps) {
  return (
    <>
      <span className={styles.full} data-below={below}>
        {full}
      </span>
      <span className={styles.short} data-below={below} data-text={short} aria-hidden />
    </>
  );
}
