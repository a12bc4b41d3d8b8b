import {
  useDocumentTitle,
  usePermission,
  useSearchParams,
  useTranslations,
} from '@hausgeist/shell-api';
import { oneOf } from '@hausgeist/staff-kit';
import { PageHeader, Tabs } from '@hausgeist/ui';
import { AssistantCard } from '../features/assistant-settings';
import { CompanyInfoPanel } from '../features/company-info';
import { CompanyUsersPanel } from '../features/company-users';
import { RequirePermission } from '../features/dashboard';
import { RolePermissionsPanel } from '../features/role-permissions';
import { Page } from '../ui/Page';

const TABS = ['company', 'users', 'roles'] as const;

function Settings() {
  const t = useTranslations('settings');
  const mayRoles = usePermission('settings.roles');
  const [params, setParams] = useSearchParams();
  const wanted = oneOf(TABS, params.get('tab') ?? '') ?? 'company';
  // A link to a tab that is closed to the viewer opens it all the same, to say so.
  const items = TABS.filter((key) => key !== 'roles' || mayRoles || wanted === 'roles').map(
    (key) => ({ key, label: t(`tabs.${key}`) }),
  );
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Tabs
        label={t('tabs.label')}
        items={items}
        current={wanted}
        onSelect={(tab) => setParams(tab === 'company' ? {} : { tab })}
      >
        {wanted === 'company' && (
          <Page>
            <CompanyInfoPanel />
            <AssistantCard />
          </Page>
        )}
        {wanted === 'users' && <CompanyUsersPanel />}
        {wanted === 'roles' && <RolePermissionsPanel />}
      </Tabs>
    </Page>
  );
}

/** The company, its users and its roles. */
export function SettingsPage() {
  const t = useTranslations('settings');
  useDocumentTitle(t('title'));
  return (
    <RequirePermission permission="settings.view" title={t('title')}>
      <Settings />
    </RequirePermission>
  );
}
