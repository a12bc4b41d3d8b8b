import styles from './PlainText.module.css';

/** Text as it was typed, line breaks included. */
export function PlainText({ lang, children }: { lang?: string; children: string }) {
  return (
    <p className={styles.text} lang={lang} dir="auto">
      {children}
    </p>
  );
}
