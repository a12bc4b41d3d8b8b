import styles from './PlainText.module.css';

/** Text as it was typed, line breaks included. */
export function PlainText({ children }: { children: string }) {
  return (
    <p className={styles.text} dir="auto">
      {children}
    </p>
  );
}
