import { Link, useTranslations } from '@hausgeist/shell-api';
import { Button, EditIcon, IconButton, PlusIcon } from '@hausgeist/ui';
import { useId } from 'react';
import styles from '../list/ViewList.module.css';
import { useCountText } from '../list/use-count-text';
import type { SavedFilters } from './use-saved-filters';

/** The viewer's own filters under the lists that everybody has. */
export function SavedFilterList({ saved }: { saved: SavedFilters }) {
  const t = useTranslations('inbox.saved');
  const countText = useCountText();
  const titleId = useId();
  const { filters, current, maySave } = saved;
  if (filters.length === 0 && !maySave) return null;
  return (
    <div className={styles.saved}>
      <div className={styles.savedHead}>
        <h2 id={titleId} className={styles.savedTitle}>
          {t('title')}
        </h2>
        {filters.length > 0 && (
          <IconButton
            label={t('manage')}
            icon={<EditIcon size={16} />}
            onClick={() => saved.ask('manage')}
          />
        )}
      </div>
      {filters.length > 0 && (
        <ul className={styles.list} aria-labelledby={titleId}>
          {filters.map((filter) => (
            <li key={filter.id}>
              <Link
                className={styles.view}
                to={saved.linkTo(filter)}
                aria-current={filter.id === current?.id ? 'page' : undefined}
              >
                <span className={styles.savedName}>{filter.name}</span>
                {filter.count > 0 && (
                  <span className={styles.count}>{countText(filter.count)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {maySave && (
        <Button
          variant="quiet"
          size="small"
          className={styles.save}
          icon={<PlusIcon size={16} />}
          onClick={() => saved.ask('save')}
        >
          {t('save')}
        </Button>
      )}
    </div>
  );
}
