import { Link, useTranslations } from '@hausgeist/shell-api';
import { DateText, RowAction, useAction } from '@hausgeist/staff-kit';
import { Card, useKeptFocus } from '@hausgeist/ui';
import { type CasePageQuery, RemoveCaseConversationDocument } from '../gql/graphql';
import styles from './CasePage.module.css';

interface CaseConversationsProps {
  id: string;
  conversations: CasePageQuery['case']['conversations'];
  mayEdit: boolean;
}

/** The conversations of a case, also those of neighbours; nothing where there are none. */
export function CaseConversations({ id, conversations, mayEdit }: CaseConversationsProps) {
  const t = useTranslations('cases.join');
  const { run, isBusy } = useAction(RemoveCaseConversationDocument, {
    failed: t('removeFailed'),
    isToasted: true,
    rereads: 'active',
  });
  const around = useKeptFocus<HTMLUListElement>();
  if (conversations.length === 0) return null;
  return (
    <Card title={t('conversations')}>
      <ul className={styles.conversations} tabIndex={-1} ref={around}>
        {conversations.map((one) => (
          <li key={one.id}>
            <span>
              <Link to={`/company/dashboard/conversations?open=${one.id}`}>{one.personName}</Link>{' '}
              <span className={styles.quiet}>
                <DateText at={one.startedAt} />
              </span>
            </span>
            {mayEdit && !one.isSource && (
              <RowAction
                label={t('removeNamed', { name: one.personName })}
                disabled={isBusy}
                onClick={() => void run({ input: { id, conversationId: one.id } })}
              >
                {t('remove')}
              </RowAction>
            )}
          </li>
        ))}
      </ul>
      {conversations.some(({ isSource }) => !isSource) && (
        <p className={styles.quiet}>{t('told')}</p>
      )}
    </Card>
  );
}
