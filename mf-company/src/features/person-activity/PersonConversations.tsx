import { Link, useQuery, useTranslations } from '@hausgeist/shell-api';
import { readFragment } from '../../gql/fragment-masking';
import { PersonConversationFragmentDoc, PersonConversationsDocument } from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import { Badges, oneLine, ShortTime } from '../inbox';
import { Part } from './Part';
import styles from './PersonActivity.module.css';

/** As many as are shown. */
const MOST = 5;

/** The newest conversations of a person, those that were put away too. */
export function PersonConversations({ personId }: { personId: string }) {
  const t = useTranslations('personActivity');
  const companyId = useCompanyId();
  const ofPerson = { companyId, endUserId: personId };
  const { data, error } = useQuery(PersonConversationsDocument, {
    variables: {
      first: MOST,
      open: { ...ofPerson, view: 'ALL_OPEN' },
      snoozed: { ...ofPerson, view: 'SNOOZED' },
      archived: { ...ofPerson, view: 'ARCHIVED' },
    },
    fetchPolicy: 'cache-and-network',
  });
  const rows =
    data &&
    [data.open, data.snoozed, data.archived]
      .flatMap(({ edges }) => edges)
      .map(({ node }) => readFragment(PersonConversationFragmentDoc, node))
      .toSorted((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt))
      .slice(0, MOST);
  const entries = rows?.map((row) => (
    <li key={row.id}>
      <Link className={styles.entry} to={`/company/dashboard/conversations?open=${row.id}`}>
        <span className={styles.line}>
          <span className={styles.text} dir="auto">
            {oneLine(row.lastTenantMessage?.text ?? '') || t('noText')}
          </span>
          <ShortTime at={row.lastActivityAt} />
        </span>
        <Badges row={row} />
      </Link>
    </li>
  ));
  return (
    <Part
      title={t('conversations')}
      entries={entries}
      isFailed={error !== undefined}
      empty={t('noConversation')}
    />
  );
}
