import { Card, Skeleton } from '@hausgeist/ui';
import styles from './Shapes.module.css';

/** Lines of text that are on their way; the last one ends early, as in a paragraph. */
export function LineShapes({ count }: { count: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.line} />
      ))}
    </div>
  );
}

/** Cards below each other that are on their way, each with a title and so many lines. */
export function CardShapes({ lines }: { lines: readonly number[] }) {
  return Array.from(lines, (count, index) => (
    <Card key={index}>
      <Skeleton className={styles.title} />
      <LineShapes count={count} />
    </Card>
  ));
}
