import { useFormatter, useOpenDialog, usePermission, useTranslations } from '@hausgeist/shell-api';
import { Facts, keptTogether, LoadState, useListQuery, useFieldLabels } from '@hausgeist/staff-kit';
import { Alert, Button, Card, EditIcon } from '@hausgeist/ui';
import { readFragment } from '../../gql/fragment-masking';
import {
  CompanyInfoFragmentDoc,
  PortalCompanyDocument,
  type CompanyInfoFragment,
} from '../../gql/graphql';
import { useCompanyId } from '../company-scope';
import styles from './CompanyInfoPanel.module.css';
import { EditCompanyDialog } from './EditCompanyDialog';

/** What the company reads about itself first, unlike what a form asks first. */
const SHOWN = ['name', 'email', 'phone', 'whatsapp', 'address'] as const;

/** The facts; their shapes as long as the company is on its way. */
function CompanyFacts({ company }: { company: CompanyInfoFragment | undefined }) {
  const t = useTranslations('settings.company');
  const format = useFormatter();
  const labels = useFieldLabels();
  const unset = <span className={styles.unset}>{t('notSet')}</span>;
  return (
    <Facts
      facts={[
        ...SHOWN.map(
          (name) =>
            [labels[name], company && (keptTogether(company[name] ?? '') || unset)] as const,
        ),
        [t('tenants'), company && format.number(company.tenantCount)],
        [t('owners'), company && format.number(company.ownerCount)],
      ]}
    />
  );
}

/** What the company says about itself. */
export function CompanyInfoPanel() {
  const t = useTranslations('settings.company');
  const mayEdit = usePermission('settings.edit');
  const id = useCompanyId();
  const [isEditing, setIsEditing] = useOpenDialog<boolean>('company');
  const { data, error, isLoading, reload } = useListQuery(PortalCompanyDocument, { id });
  const company = data && readFragment(CompanyInfoFragmentDoc, data.company);
  return (
    <Card
      title={t('title')}
      actions={
        mayEdit &&
        (isLoading || company) && (
          <Button
            icon={<EditIcon size={18} />}
            disabled={!company}
            onClick={() => setIsEditing(true)}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      <LoadState
        error={error}
        isLoading={isLoading}
        failed={t('loadFailed')}
        shape={<CompanyFacts company={undefined} />}
        onRetry={reload}
      />
      {company?.confirmedEmail && (
        <Alert tone="warning">
          {t('unconfirmed', { email: company.email, confirmed: company.confirmedEmail })}
        </Alert>
      )}
      {company && <CompanyFacts company={company} />}
      {isEditing && mayEdit && company && (
        <EditCompanyDialog company={company} onClose={() => setIsEditing(false)} />
      )}
    </Card>
  );
}
