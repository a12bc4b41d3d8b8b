import { Link, useQuery, useTranslations } from '@hausgeist/shell-api';
import { useCompanyId } from '../company-scope';
import { pathOf } from './case-lists';
import { readFragment } from './gql/fragment-masking';
import { CaseRowFragmentDoc, CasesDocument } from './gql/graphql';
import { StateBadge } from './list/CaseBadges';
import styles from './list/Cases.module.css';
import { useCaseEvents } from './use-case-events';

/** Cases of one conversation that are shown. */
const MOST_SHOWN = 20;

/** The cases that were made from a conversation; nothing where there are none. */
export function CasesOfConversation({ id, title }: { id: string; title: string }) {
  const t = useTranslations('cases.page');
  const { data, refetch } = useQuery(CasesDocument, {
    variables: {
      first: MOST_SHOWN,
      sort: 'NEWEST',
      filter: { companyId: useCompanyId(), conversationId: id },
    },
    fetchPolicy: 'cache-and-network',
  });
  useCaseEvents((row) => {
    if (!row || row.conversationId === id) refetch().catch(() => undefined);
  });
  const rows = data?.cases.edges.map(({ node }) => readFragment(CaseRowFragmentDoc, node)) ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={styles.head}>{title}</h3>
      {rows.map((row) => (
        <p key={row.id} className={styles.badges}>
          <Link to={pathOf(row.id)}>{t('heading', { number: row.number, title: row.title })}</Link>
          <StateBadge state={row.state} />
        </p>
      ))}
    </>
  );
}
