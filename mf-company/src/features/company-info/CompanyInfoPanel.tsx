import {
  useFormatter,
  useOpenDialog,
  usePermission,
  useQuery,
  useTranslations,
} from '@hausgeist/shell-api';
import { Button, Card, EditIcon } from '@hausgeist/ui';
import { useFailureText } from '../../forms/use-failure-text';
import { readFragment } from '../../gql/fragment-masking';
import {
  CompanyInfoFragmentDoc,
  PortalCompanyDocument,
  type CompanyInfoFragment,
} from '../../gql/graphql';
import { LoadFailure } from '../../list-state/LoadFailure';
import { readAgain } from '../../list-state/read-again';
import { PageSpinner } from '../../ui/PageSpinner';
import { useCompanyId } from '../company-scope';
import styles from './CompanyInfoPanel.module.css';
import { EditCompanyDialog } from './EditCompanyDialog';

function CompanyFacts({ company }: { company: CompanyInfoFragment }) {
  const t = useTranslations('settings.company');
  const format = useFormatter();
  const facts = [
    ['name', company.name],
    ['email', company.email],
    ['phone', company.phone],
    ['whatsapp', company.whatsapp],
    ['address', company.address],
    ['tenants', format.number(company.tenantCount)],
    ['owners', format.number(company.ownerCount)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) => (
        <div key={key} className={styles.fact}>
          <dt>{t(key)}</dt>
          <dd className={value ? undefined : styles.unset}>{value || t('notSet')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the company says about itself. */
export function CompanyInfoPanel() {
  const t = useTranslations('settings.company');
  const common = useTranslations('common');
  const textOf = useFailureText();
  const mayEdit = usePermission('settings.edit');
  const id = useCompanyId();
  const [isEditing, setIsEditing] = useOpenDialog<boolean>('company');
  const { data, loading, error, refetch } = useQuery(PortalCompanyDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const company = data && readFragment(CompanyInfoFragmentDoc, data.company);
  return (
    <Card
      title={t('title')}
      actions={
        mayEdit &&
        company && (
          <Button icon={<EditIcon size={18} />} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {error && (
        <LoadFailure
          text={textOf(error, { failed: t('loadFailed') })}
          onRetry={readAgain(refetch)}
        />
      )}
      {loading && !company && <PageSpinner label={common('loading')} />}
      {company && <CompanyFacts company={company} />}
      {isEditing && mayEdit && company && (
        <EditCompanyDialog company={company} onClose={() => setIsEditing(false)} />
      )}
    </Card>
  );
}
