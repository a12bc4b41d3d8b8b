import styles from './ShortText.module.css';

interface ShortTextProps {
  /** What is read aloud everywhere, and shown where there is room. */
  full: string;
  /** What phones show instead: a word of the full text, so that voice control finds it. */
  short: string;
}

/** A text in one word on phones, where each line is taken from the messages. */
export function ShortText({ full, short }: ShortTextProps) {
  return (
    <>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </>
  );
}
