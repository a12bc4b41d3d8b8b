import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
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
import { useCompanyId } from '../company-scope';
import styles from './BuildingChoice.module.css';

/** With more than these one looks for a building rather than down a list. */
const FEW = 8;

interface BuildingChoiceProps {
  label: string;
  hint?: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Those that are chosen, wherever they stand in the list. */
function useChosen(ids: readonly string[]): ChosenBuildingFragment[] {
  const { data, previousData } = useQuery(
    PortalChosenBuildingsDocument,
    ids.length === 0 ? skipToken : { variables: { ids: [...ids] } },
  );
  return ((data ?? previousData)?.nodes ?? []).flatMap((node) =>
    node?.__typename === 'Building' && ids.includes(node.id)
      ? [readFragment(ChosenBuildingFragmentDoc, node)]
      : [],
  );
}

/** Buildings of the company, of which there may be hundreds: those that fit what is typed. */
export function BuildingChoice({ label, hint, chosen, onChoose }: BuildingChoiceProps) {
  const t = useTranslations('portal.buildingChoice');
  const companyId = useCompanyId();
  const [search, setSearch] = useState('');
  const { data, previousData } = useQuery(PortalBuildingChoicesDocument, {
    variables: { companyId, search: search.trim() || null },
  });
  const named = useChosen(chosen);
  const list = (data ?? previousData)?.buildings;
  if (!list) return <Waiting />;
  const found = list.edges
    .map(({ node }) => readFragment(ChosenBuildingFragmentDoc, node))
    .filter(({ id }) => !chosen.includes(id));
  const more = list.totalCount - list.edges.length;
  const isLong = search !== '' || list.totalCount > FEW;
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {isLong && <SearchBox label={t('search')} searched={search} onSearch={setSearch} />}
      <div className={styles.choices}>
        {[...named, ...found].map(({ id, name, address }) => (
          <Checkbox
            key={id}
            label={name ? `${name}, ${address}` : address}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
        {named.length + found.length === 0 && <p className={styles.hint}>{t('none')}</p>}
      </div>
      {more > 0 && <p className={styles.hint}>{t('more', { count: more })}</p>}
    </fieldset>
  );
}
