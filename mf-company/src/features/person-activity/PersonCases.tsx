import { Link, useQuery, useTranslations } from '@hausgeist/shell-api';
import { DateText } from '@hausgeist/staff-kit';
import type { ReactNode } from 'react';
import { PersonCasesDocument } from '../../gql/graphql';
import { casePath, StateBadge, UrgencyBadge } from '../cases';
import { useCompanyId } from '../company-scope';
import { Part } from './Part';
import styles from './PersonActivity.module.css';

/** As many as are shown. */
const MOST = 5;

/** The newest cases of a person. */
export function PersonCases({ personId, action }: { personId: string; action: ReactNode }) {
  const t = useTranslations('personActivity');
  const heading = useTranslations('cases.page');
  const companyId = useCompanyId();
  const { data, error } = useQuery(PersonCasesDocument, {
    variables: { first: MOST, filter: { companyId, endUserId: personId } },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.cases.edges.map(({ node }) => (
    <li key={node.id}>
      <Link className={styles.entry} to={casePath(node.id)}>
        <span className={styles.line}>
          <span className={styles.text}>
            {heading('heading', { number: node.number, title: node.title })}
          </span>
          <span className={styles.quiet}>
            <DateText at={node.createdAt} />
          </span>
        </span>
        <span className={styles.badges}>
          <StateBadge state={node.state} />
          <UrgencyBadge urgency={node.urgency} />
        </span>
      </Link>
    </li>
  ));
  return (
    <Part
      title={t('cases', { count: data?.cases.totalCount ?? 0 })}
      action={action}
      entries={entries}
      isFailed={error !== undefined}
      empty={t('noCase')}
    />
  );
}
