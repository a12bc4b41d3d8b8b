import { MessagesProvider, skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { SearchBox, Waiting } from '@hausgeist/staff-kit';
import { Checkbox } from '@hausgeist/ui';
import { useState } from 'react';
import { readFragment } from '../../gql/fragment-masking';
import {
  ChosenBuildingFragmentDoc,
  PortalBuildingChoicesDocument,
  PortalChosenBuildingsDocument,
  type ChosenBuildingFragment,
} from '../../gql/graphql';
import { buildingChoiceCatalogues } from '../../messages/building-choice-catalogues';
import { useCompanyId } from '../company-scope';
import styles from './BuildingChoice.module.css';
import { Chosen } from './Chosen';

/** With more than these one looks for a building rather than down a list. */
const FEW = 8;

interface BuildingChoiceProps {
  label: string;
  hint?: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** As many as the server names at once. */
const MOST_NAMED = 100;

/** The names of those that are chosen: those ticked here are known, the server is asked for the others. */
function useChosen(ids: readonly string[], ticked: readonly ChosenBuildingFragment[]) {
  const asked = ids.filter((one) => !ticked.some(({ id }) => id === one)).slice(0, MOST_NAMED);
  const { data, previousData } = useQuery(
    PortalChosenBuildingsDocument,
    asked.length === 0 ? skipToken : { variables: { ids: asked } },
  );
  const named = ((data ?? previousData)?.nodes ?? []).flatMap((node) =>
    node?.__typename === 'Building' ? [readFragment(ChosenBuildingFragmentDoc, node)] : [],
  );
  const known = new Map([...named, ...ticked].map((building) => [building.id, building]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

function Choice({ label, hint, chosen, onChoose }: BuildingChoiceProps) {
  const t = useTranslations('buildingChoice');
  const companyId = useCompanyId();
  const [search, setSearch] = useState('');
  const { data, previousData } = useQuery(PortalBuildingChoicesDocument, {
    variables: { companyId, search: search.trim() || null },
  });
  const [ticked, setTicked] = useState<readonly ChosenBuildingFragment[]>([]);
  const named = useChosen(chosen, ticked);
  const list = (data ?? previousData)?.buildings;
  if (!list) return <Waiting />;
  const found = list.edges.map(({ node }) => readFragment(ChosenBuildingFragmentDoc, node));
  const more = list.totalCount - list.edges.length;
  const isLong = search !== '' || list.totalCount > FEW;
  const leaveOut = (id: string) => onChoose(chosen.filter((one) => one !== id));

  function choose(building: ChosenBuildingFragment): void {
    setTicked([...ticked, building]);
    onChoose([...chosen, building.id]);
  }

  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {/* The one chosen last comes first, where it is seen. */}
      <Chosen count={chosen.length} buildings={named.toReversed()} onLeaveOut={leaveOut} />
      {isLong && <SearchBox label={t('search')} searched={search} onSearch={setSearch} />}
      <div className={styles.choices}>
        {found.map((building) => (
          <Checkbox
            key={building.id}
            label={building.name ? `${building.name}, ${building.address}` : building.address}
            checked={chosen.includes(building.id)}
            onChange={({ target }) => (target.checked ? choose(building) : leaveOut(building.id))}
          />
        ))}
        {found.length === 0 && <p className={styles.hint}>{t('none')}</p>}
      </div>
      {more > 0 && <p className={styles.hint}>{t('more', { count: more })}</p>}
    </fieldset>
  );
}

/** Buildings of the company, of which there may be hundreds: those that fit what is typed. */
export function BuildingChoice(props: BuildingChoiceProps) {
  return (
    <MessagesProvider messages={buildingChoiceCatalogues}>
      <Choice {...props} />
    </MessagesProvider>
  );
}
