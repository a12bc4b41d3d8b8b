import { Link, useTranslations } from '@hausgeist/shell-api';
import styles from './Trail.module.css';

/** A page above another one. */
export interface PageAbove {
  to: string;
  label: string;
}

/** The way to a page through those above it, from the top, and the page itself. */
export function Trail({ above, title }: { above: readonly PageAbove[]; title: string }) {
  const t = useTranslations('common');
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {above.map(({ to, label }) => (
          <li key={to} className={styles.step}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {/* While it is not known what the page shows, it bears the name of the one above. */}
        {title !== above.at(-1)?.label && (
          <li className={styles.here} aria-current="page">
            {title}
          </li>
        )}
      </ol>
    </nav>
  );
}
