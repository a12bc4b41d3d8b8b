import { Link, useTranslations } from '@hausgeist/shell-api';
import { Button, classNames, KeyboardIcon } from '@hausgeist/ui';
import { useCoveredIds } from '../../absences';
import { useInboxCounts } from '../../inbox-live';
import type { InboxAddress } from '../use-inbox-address';
import { SavedFilterList } from '../saved-filters/SavedFilterList';
import type { SavedFilters } from '../saved-filters/use-saved-filters';
import { VIEWS } from '../views';
import { useCountText } from './use-count-text';
import styles from './ViewList.module.css';

/** Views in which a number is a reason to look at once. */
const TONES: Partial<Record<(typeof VIEWS)[number]['view'], string | undefined>> = {
  EMERGENCY: styles.danger,
  WAITING: styles.warning,
};

interface ViewListProps {
  address: InboxAddress;
  saved: SavedFilters;
  onKeys: () => void;
}

/** The lists of the inbox with how much is in each; a row that scrolls where there is no room. */
export function ViewList({ address, saved, onKeys }: ViewListProps) {
  const t = useTranslations('inbox');
  const counts = useInboxCounts();
  const countText = useCountText();
  const isDeputy = useCoveredIds().length > 0;
  const views = VIEWS.filter(
    ({ view }) => view !== 'MINE_AND_COVERED' || isDeputy || address.current.view === view,
  );
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      <div className={styles.lists}>
        <ul className={styles.list}>
          {views.map(({ slug, view, count }) => {
            const isCurrent = address.current.view === view && !saved.current;
            const number = counts?.[count] ?? 0;
            return (
              <li key={view}>
                <Link
                  className={styles.view}
                  to={address.linkToView(slug, saved.current !== undefined)}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  <span className={styles.name}>{t(`views.${view}`)}</span>
                  {number > 0 && (
                    <span className={classNames(styles.count, TONES[view])}>
                      {countText(number)}
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
        <SavedFilterList saved={saved} />
      </div>
      <div className={styles.help}>
        <Button
          variant="quiet"
          size="small"
          icon={<KeyboardIcon size={16} />}
          aria-keyshortcuts="?"
          onClick={onKeys}
        >
          {t('keys.open')}
        </Button>
      </div>
    </nav>
  );
}
