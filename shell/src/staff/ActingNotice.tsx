import { useQuery } from '@apollo/client/react';
import { useTranslations } from '@hausgeist/shell-api/slim';
import { buttonClassName } from '@hausgeist/ui';
import type { MouseEvent } from 'react';
import { ActingCompanyDocument } from '../gql/graphql';
import { useActingRecord } from './use-acting-record';
import styles from './ActingNotice.module.css';

const CONSOLE = '/admin/managingcompany';

/** Says in whose name an administrator works here, and leads back. */
export function ActingNotice({ companyId }: { companyId: string }) {
  const t = useTranslations('staff');
  const { data } = useQuery(ActingCompanyDocument, { variables: { id: companyId } });
  const end = useActingRecord(companyId);
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    await end();
    // A new page: the portal's session ends here and the administrator's goes on there.
    window.location.assign(CONSOLE);
  };
  return (
    <div className={styles.notice} role="note">
      <p>
        {t('company.actingFor', { name: data?.company.name ?? '…' })}
        {data?.company.suspendedAt && <strong> {t('company.isPaused')}</strong>}
      </p>
      <a
        className={buttonClassName('secondary', 'small')}
        href={CONSOLE}
        onClick={(event) => void leave(event)}
      >
        {t('company.stopActing')}
      </a>
    </div>
  );
}
