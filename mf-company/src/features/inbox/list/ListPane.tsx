import { Link, usePermission, useTranslations } from '@hausgeist/shell-api';
import { LoadFailure, SearchBox } from '@hausgeist/staff-kit';
import {
  Button,
  buttonClassName,
  classNames,
  EmptyState,
  FilterIcon,
  MessagesIcon,
} from '@hausgeist/ui';
import { useId, useState } from 'react';
import { useConversations } from '../use-conversations';
import type { InboxAddress } from '../use-inbox-address';
import type { SavedFilters } from '../saved-filters/use-saved-filters';
import type { WorkActions } from '../work/use-work-actions';
import { VIEWS } from '../views';
import { Filters } from './Filters';
import styles from './ListPane.module.css';
import { LoadMore } from './LoadMore';
import { Row } from './Row';
import { RowShapes } from './RowShapes';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './use-selection';

interface ListPaneProps {
  address: InboxAddress;
  work: WorkActions;
  selection: Selection;
}

interface RowsProps extends ListPaneProps {
  /** The filters are shown, with a button that takes them away. */
  showsFilters: boolean;
}

/** Where one goes from a view without conversations: to how they come about, or to where there may be some. */
function Onward({ address }: Pick<RowsProps, 'address'>) {
  const t = useTranslations('inbox');
  const maySeeWayIn = usePermission('settings.view');
  const { view } = address.current;
  if (view === 'ALL_OPEN' && maySeeWayIn)
    return (
      <Link className={buttonClassName()} to="/company/dashboard/settings?tab=wayIn">
        {t('list.wayIn')}
      </Link>
    );
  const next = view === 'MINE' ? 'UNASSIGNED' : view === 'ALL_OPEN' ? 'ARCHIVED' : 'ALL_OPEN';
  const slug = VIEWS.find((other) => other.view === next)?.slug ?? '';
  return (
    <Link className={buttonClassName()} to={address.linkToView(slug)}>
      {t(`views.${next}`)}
    </Link>
  );
}

function Nothing({ address, showsFilters }: Pick<RowsProps, 'address' | 'showsFilters'>) {
  const t = useTranslations('inbox.list');
  const common = useTranslations('common');
  const icon = <MessagesIcon size={28} />;
  const { view } = address.current;
  if (!address.isNarrowed)
    return (
      <EmptyState icon={icon} title={t(`empty.${view}`)} action={<Onward address={address} />}>
        {t(`emptyHint.${view}`)}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={t('noMatch')}
      action={
        !(showsFilters && address.filterCount > 0) && (
          <Button onClick={address.clear}>{common('clearFilters')}</Button>
        )
      }
    >
      {t(address.filterCount > 0 ? 'noMatchHint' : 'noWordHint')}
    </EmptyState>
  );
}

function Rows({ address, work, selection, showsFilters }: RowsProps) {
  const t = useTranslations('inbox');
  const list = useConversations(address.filter);
  const { rows } = list;
  const mayArchive = usePermission('conversations.archive');
  const selected = rows?.filter(({ id }) => selection.ids.has(id)) ?? [];
  return (
    <div className={classNames(styles.scroll, list.isBusy && styles.busy)} aria-busy={list.isBusy}>
      {selected.length > 0 && (
        <SelectionBar rows={selected} all={rows ?? []} selection={selection} work={work} />
      )}
      {Boolean(list.error) && (
        <div className={styles.failure}>
          <LoadFailure
            error={list.error}
            texts={{ failed: t('list.failed') }}
            onRetry={list.reload}
          />
        </div>
      )}
      {list.isLoading && <RowShapes />}
      {rows?.length === 0 && !list.hasMore && (
        <Nothing address={address} showsFilters={showsFilters} />
      )}
      {rows && rows.length > 0 && (
        <ul
          className={styles.rows}
          aria-label={t('list.label', { view: t(`views.${address.current.view}`) })}
        >
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              found={list.foundIn.get(row.id)}
              to={address.linkToConversation(row.id)}
              isOpen={row.id === address.openId}
              isSelected={selection.ids.has(row.id)}
              onToggle={mayArchive ? selection.toggle : undefined}
            />
          ))}
        </ul>
      )}
      {list.hasMore && <LoadMore list={list} />}
    </div>
  );
}

/** Search, filters and the conversations that they leave. */
export function ListPane({ saved, ...props }: ListPaneProps & { saved: SavedFilters }) {
  const { address, work, selection } = props;
  const t = useTranslations('inbox');
  const [showsFilters, setShowsFilters] = useState(address.filterCount > 0);
  const filtersId = useId();
  const { filterCount } = address;
  return (
    <section
      className={styles.pane}
      data-pane="list"
      aria-label={t(`views.${address.current.view}`)}
    >
      <div className={styles.tools}>
        <SearchBox
          label={t('list.search')}
          placeholder={t('list.searchPlaceholder')}
          searched={address.filters.search}
          onSearch={(search) => address.setFilters({ search }, true)}
        />
        <Button
          className={styles.toggle}
          icon={<FilterIcon size={18} />}
          aria-expanded={showsFilters}
          aria-controls={filtersId}
          onClick={() => setShowsFilters(!showsFilters)}
        >
          {filterCount > 0 ? t('filters.openWith', { count: filterCount }) : t('filters.open')}
        </Button>
      </div>
      <div id={filtersId} hidden={!showsFilters}>
        {showsFilters && <Filters address={address} saved={saved} />}
      </div>
      {/* Another view is another list: what was there before does not stand in for it. */}
      <Rows
        key={address.current.view}
        address={address}
        work={work}
        selection={selection}
        showsFilters={showsFilters}
      />
    </section>
  );
}
