import { usePermission, useToast, useTranslations } from '@hausgeist/shell-api';
import { DateText, useAction } from '@hausgeist/staff-kit';
import { Button, Card, SendIcon } from '@hausgeist/ui';
import type { CaseRow } from '../case-lists';
import {
  RevokeCaseLinkDocument,
  SendCaseToCraftsmanDocument,
  type CasePageQuery,
} from '../gql/graphql';
import styles from './CasePage.module.css';

interface LinkCardProps {
  row: CaseRow;
  link: CasePageQuery['case']['link'];
}

/** The link by which the craftsman sees the case, and what can be done about it. */
export function LinkCard({ row, link }: LinkCardProps) {
  const t = useTranslations('cases.page');
  const toast = useToast();
  const mayEdit = usePermission('cases.edit');
  const texts = { failed: t('changeFailed'), isToasted: true, rereads: 'active' as const };
  const sending = useAction(SendCaseToCraftsmanDocument, texts);
  const revoking = useAction(RevokeCaseLinkDocument, texts);
  const email = row.craftsman?.email;
  async function send(): Promise<void> {
    const done = await sending.run({ input: { id: row.id, revision: row.revision } });
    if (done) toast(t('linkSent', { email: email ?? '' }), 'success');
  }
  return (
    <Card title={t('link')}>
      {link ? (
        <p>
          {t('linkTo', { name: link.name, email: link.email })}
          <br />
          <span className={styles.quiet}>
            {t('linkUntil')} <DateText at={link.expiresAt} />
            {' · '}
            {link.openedAt ? (
              <>
                {t('linkOpened')} <DateText at={link.openedAt} withTime />
              </>
            ) : (
              t('linkUnopened')
            )}
          </span>
        </p>
      ) : (
        <p className={styles.quiet}>{t(email ? 'noLink' : 'noLinkAddress')}</p>
      )}
      {mayEdit && (
        <div className={styles.actions}>
          {email && (
            <Button
              size="small"
              icon={<SendIcon size={16} />}
              busy={sending.isBusy}
              onClick={() => void send()}
            >
              {t(link ? 'linkSendAgain' : 'linkSend')}
            </Button>
          )}
          {link && (
            <Button
              size="small"
              variant="quiet"
              busy={revoking.isBusy}
              onClick={() => void revoking.run({ input: { id: row.id } })}
            >
              {t('linkRevoke')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
