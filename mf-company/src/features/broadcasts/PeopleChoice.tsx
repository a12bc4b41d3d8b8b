import { skipToken, useQuery, useTranslations } from '@hausgeist/shell-api';
import { CloseIcon, IconButton } from '@hausgeist/ui';
import { Combobox, useTypedSearch } from '@hausgeist/ui/combobox';
import { useCompanyId } from '../company-scope';
import styles from './Broadcasts.module.css';
import { readFragment } from './gql/fragment-masking';
import {
  ChosenPersonFragmentDoc,
  PortalChosenPeopleDocument,
  PortalPersonChoicesDocument,
} from './gql/graphql';

/** As many as the server names at once. */
const MOST_PEOPLE = 100;

interface PeopleChoiceProps {
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The people who fit what is typed. */
function usePeople() {
  const companyId = useCompanyId();
  const { search, isBehind, onSearch } = useTypedSearch();
  const found = useQuery(
    PortalPersonChoicesDocument,
    search === undefined ? skipToken : { variables: { companyId, search: search || null } },
  );
  const edges = (found.data ?? found.previousData)?.endUsers.edges ?? [];
  return {
    people: edges.map(({ node }) => readFragment(ChosenPersonFragmentDoc, node)),
    loading: found.loading || isBehind,
    onSearch,
  };
}

/** The names of those who are chosen, as far as they still exist. */
function useChosen(ids: readonly string[]) {
  const { data, previousData } = useQuery(
    PortalChosenPeopleDocument,
    ids.length === 0 ? skipToken : { variables: { ids: [...ids] } },
  );
  return ((data ?? previousData)?.nodes ?? []).flatMap((node) =>
    node?.__typename === 'EndUser' && ids.includes(node.id)
      ? [readFragment(ChosenPersonFragmentDoc, node)]
      : [],
  );
}

/** Tenants and owners who are looked for one by one. */
export function PeopleChoice({ chosen, onChoose }: PeopleChoiceProps) {
  const t = useTranslations('broadcasts.form');
  const { people, ...search } = usePeople();
  const named = useChosen(chosen);
  return (
    <div className={styles.people}>
      <Combobox
        {...search}
        label={t('people')}
        hint={t('peopleHint', { most: MOST_PEOPLE })}
        placeholder={t('peopleSearch')}
        loadingText={t('peopleLoading')}
        emptyText={t('peopleEmpty')}
        disabled={chosen.length >= MOST_PEOPLE}
        options={people
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, fullName, address }) => ({ value: id, label: `${fullName}, ${address}` }))}
        selected={null}
        onSelect={(option) => option && onChoose([...chosen, option.value])}
      />
      {named.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {named.map(({ id, fullName, address }) => (
            <li key={id} className={styles.person}>
              <span>
                {fullName}, {address}
              </span>
              <IconButton
                label={t('leaveOut', { name: fullName })}
                icon={<CloseIcon size={16} />}
                onClick={() => onChoose(chosen.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
