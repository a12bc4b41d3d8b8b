import { usePermission, useTranslations } from '@hausgeist/shell-api';
import { DateText, useAction } from '@hausgeist/staff-kit';
import { Button, Card, SendIcon } from '@hausgeist/ui';
import type { CaseRow } from '../case-lists';
import { RevokeCaseLinkDocument, type CasePageQuery } from '../gql/graphql';
import styles from './CasePage.module.css';

interface LinkCardProps {
  row: CaseRow;
  link: CasePageQuery['case']['link'];
  /** Shows what is sent first. */
  onSend: () => void;
}

/** The link by which the craftsman sees the case, and what can be done about it. */
export function LinkCard({ row, link, onSend }: LinkCardProps) {
  const t = useTranslations('cases.page');
  const mayEdit = usePermission('cases.edit');
  const texts = { failed: t('changeFailed'), isToasted: true, rereads: 'active' as const };
  const revoking = useAction(RevokeCaseLinkDocument, texts);
  const email = row.craftsman?.email;
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
            <Button size="small" icon={<SendIcon size={16} />} onClick={onSend}>
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
