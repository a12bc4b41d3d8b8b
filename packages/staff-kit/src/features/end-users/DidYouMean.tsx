import { Link, useQuery, useTranslations } from '@hausgeist/shell-api';
import { SimilarPeopleDocument } from '../../gql/graphql';
import styles from './EndUsers.module.css';

interface DidYouMeanProps {
  /** What was searched for in vain. */
  search: string;
  companyId: string | undefined;
  /** Where a person is shown. */
  to: (id: string) => { search: string };
}

/** People whose names read nearly like what was searched for: on the telephone names are heard, not read. */
export function DidYouMean({ search, companyId, to }: DidYouMeanProps) {
  const t = useTranslations('endUsers');
  const { data } = useQuery(SimilarPeopleDocument, { variables: { search, companyId } });
  const people = data?.similarEndUsers ?? [];
  if (people.length === 0) return null;
  return (
    <>
      {t('didYouMean')}
      <ul className={styles.similar}>
        {people.map(({ id, firstName, lastName, address }) => (
          <li key={id}>
            <Link to={to(id)}>
              {firstName} {lastName}
            </Link>
            {address && ` · ${address.split(', ')[0] ?? ''}`}
          </li>
        ))}
      </ul>
    </>
  );
}
