import { usePermission, useSearchParams, useTranslations } from '@hausgeist/shell-api';
import { PeopleInOneList } from '@hausgeist/staff-kit/people';
import { CompanyProcessing, CompanyRetention } from '@hausgeist/staff-kit/privacy';
import { oneOf, Page, Parts } from '@hausgeist/staff-kit';
import { Card, Tabs, ToolsPlace } from '@hausgeist/ui';
import { AssistantCard } from '../features/assistant-settings';
import { ChatAccessCard } from '../features/chat-access';
import { CannedReplies } from '../features/canned-replies';
import { CompanyInfoPanel } from '../features/company-info';
import { useCompanyId } from '../features/company-scope';
import { RequirePermission } from '../features/dashboard';
import { LegalTextsPanel } from '../features/legal-texts';
import { OrganisationPanel } from '../features/organisation-sign-in';
import { WayInPanel } from '../features/way-in';
import { RolePermissionsPanel } from '../features/role-permissions';

const TABS = [
  'company',
  'wayIn',
  'users',
  'roles',
  'signIn',
  'replies',
  'retention',
  'legal',
] as const;

/** The company's users with everything that can be done about them. */
function CompanyUsers() {
  const t = useTranslations('companyUsers');
  const mayEdit = usePermission('settings.edit');
  return (
    <PeopleInOneList
      texts="companyUsers"
      companyId={useCompanyId()}
      columns={['name', 'email', 'role', 'status']}
      may={{ invite: mayEdit, edit: mayEdit, remove: mayEdit }}
      editsStatus
      editsSelf
      frame={(addButton, content) => (
        <Card
          title={t('membersTitle')}
          actions={
            <>
              <ToolsPlace />
              {addButton}
            </>
          }
        >
          {content}
        </Card>
      )}
    />
  );
}

function Settings() {
  const t = useTranslations('settings');
  const maySeePeople = usePermission('users.view');
  const mayRoles = usePermission('settings.roles');
  const mayAnswer = usePermission('conversations.reply');
  const mayEdit = usePermission('settings.edit');
  const mayReplies = mayEdit || mayAnswer;
  const companyId = useCompanyId();
  const [params, setParams] = useSearchParams();
  const asked = oneOf(TABS, params.get('tab') ?? '') ?? 'company';
  const wanted = asked === 'replies' && !mayReplies ? 'company' : asked;
  // A link to a tab that is closed to the viewer opens it all the same, to say so.
  const isOpen = {
    ...{ company: true, wayIn: true, users: true, roles: mayRoles, replies: mayReplies },
    ...{ signIn: true, retention: true, legal: true },
  };
  const items = TABS.filter((key) => isOpen[key] || wanted === key).map((key) => ({
    key,
    label: t(`tabs.${key}`),
  }));
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('tabs.label')}
        items={items}
        current={wanted}
        onSelect={(tab) => setParams(tab === 'company' ? {} : { tab })}
      >
        {wanted === 'company' && (
          <Parts>
            <CompanyInfoPanel />
            <AssistantCard />
            {maySeePeople && <ChatAccessCard />}
          </Parts>
        )}
        {wanted === 'wayIn' && <WayInPanel />}
        {wanted === 'users' && <CompanyUsers />}
        {wanted === 'roles' && <RolePermissionsPanel />}
        {wanted === 'signIn' && <OrganisationPanel />}
        {wanted === 'replies' && <CannedReplies />}
        {wanted === 'retention' && <CompanyRetention companyId={companyId} mayEdit={mayEdit} />}
        {wanted === 'legal' && (
          <Parts>
            <LegalTextsPanel mayEdit={mayEdit} />
            <CompanyProcessing companyId={companyId} />
          </Parts>
        )}
      </Tabs>
    </Page>
  );
}

/** The company, its users and its roles. */
export function SettingsPage() {
  const t = useTranslations('settings');
  return (
    <RequirePermission permission="settings.view" title={t('title')}>
      <Settings />
    </RequirePermission>
  );
}
