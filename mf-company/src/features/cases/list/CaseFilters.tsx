import { useSession, useTranslations } from '@hausgeist/shell-api';
import { ChoiceFilter, ListFilters, SearchBox } from '@hausgeist/staff-kit';
import { Select, Toolbar } from '@hausgeist/ui';
import { useCoveredIds } from '../../absences';
import { BuildingFilter } from '../../building-choice';
import { SORTS, STATES, URGENCIES } from '../case-lists';
import { useCaseColleagues } from '../use-colleagues';
import type { CaseListState } from './use-service-case-list';

/** Narrows the cases down and puts them in order. */
export function CaseFilters({ list }: { list: CaseListState }) {
  const t = useTranslations('cases');
  const { filters, setFilters, isBoard, sort } = list;
  const viewerId = useSession().viewer?.companyUser?.id;
  const colleagues = useCaseColleagues()?.filter(({ id }) => id !== viewerId) ?? [];
  const covers = useCoveredIds().length > 0 || filters.assignee === 'covered';
  const all = { value: '', label: t('filter.all') };
  return (
    <Toolbar>
      <SearchBox
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        searched={filters.search}
        onSearch={(search) => setFilters({ search }, true)}
      />
      <ListFilters
        values={[
          isBoard ? '' : filters.state,
          filters.assignee,
          filters.urgency,
          filters.due,
          filters.origin,
          filters.building,
        ]}
      >
        {!isBoard && (
          <Select
            label={t('filter.state')}
            value={filters.state}
            options={[
              { value: '', label: t('filter.undone') },
              ...STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
              { value: 'all', label: t('filter.all') },
            ]}
            onChange={({ target }) => setFilters({ state: target.value })}
          />
        )}
        <ChoiceFilter
          label={t('filter.assignee')}
          all={t('filter.all')}
          none={t('filter.nobody')}
          clear={t('filter.allAssignees')}
          value={filters.assignee}
          options={[
            ...(viewerId ? [{ value: 'me', label: t('filter.mine') }] : []),
            ...(covers ? [{ value: 'covered', label: t('filter.mineAndCovered') }] : []),
            { value: 'none', label: t('filter.unassigned') },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(assignee) => setFilters({ assignee })}
        />
        <Select
          label={t('filter.urgency')}
          value={filters.urgency}
          options={[
            all,
            ...URGENCIES.map((urgency) => ({ value: urgency, label: t(`urgency.${urgency}`) })),
          ]}
          onChange={({ target }) => setFilters({ urgency: target.value })}
        />
        <Select
          label={t('filter.due')}
          value={filters.due}
          options={[all, { value: 'overdue', label: t('filter.overdue') }]}
          onChange={({ target }) => setFilters({ due: target.value })}
        />
        <Select
          label={t('filter.origin')}
          value={filters.origin}
          options={[all, { value: 'tenant', label: t('page.fromTenant') }]}
          onChange={({ target }) => setFilters({ origin: target.value })}
        />
        <BuildingFilter
          value={filters.building}
          onChange={(building) => setFilters({ building })}
        />
        <Select
          label={t('filter.sort')}
          value={sort}
          options={SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
          onChange={({ target }) =>
            setFilters({ sort: target.value === 'ACTIVITY' ? '' : target.value })
          }
        />
      </ListFilters>
    </Toolbar>
  );
}
