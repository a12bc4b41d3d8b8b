import styles from './KeyList.module.css';

interface KeyListProps {
  /** What each does, and the keys that do it. */
  items: readonly { text: string; keys: readonly string[] }[];
}

/** Keys, and what they do. */
export function KeyList({ items }: KeyListProps) {
  return (
    <dl className={styles.keys}>
      {items.map(({ text, keys }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
