import { useQuery } from '@apollo/client/react';
import { useTranslations } from '@hausgeist/shell-api/slim';
import { buttonClassName } from '@hausgeist/ui';
import { ActingCompanyDocument } from '../gql/graphql';
import { stopActing } from './acting-company';
import styles from './ActingNotice.module.css';

/** Says in whose name an administrator works here, and leads back. */
export function ActingNotice({ companyId }: { companyId: string }) {
  const t = useTranslations('staff');
  const { data } = useQuery(ActingCompanyDocument, { variables: { id: companyId } });
  return (
    <div className={styles.notice} role="note">
      <p>{t('company.actingFor', { name: data?.company.name ?? '…' })}</p>
      {/* A new page: the portal's session ends here and the administrator's goes on there. */}
      <a
        className={buttonClassName('secondary', 'small')}
        href="/admin/managingcompany"
        onClick={stopActing}
      >
        {t('company.stopActing')}
      </a>
    </div>
  );
}
