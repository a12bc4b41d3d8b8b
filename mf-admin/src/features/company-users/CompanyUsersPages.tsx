import { useParams, useTranslations } from '@hausgeist/shell-api';
import { askAt, Page } from '@hausgeist/staff-kit';
import { askForAllPeople, PeopleInOneList, PeopleInTwoLists } from '@hausgeist/staff-kit/people';
import { CompanyPicker } from '../company-picker';

askAt('/admin/manage-company-users', askForAllPeople);

/** An administrator may do everything to the people of every company. */
const ALL_RIGHTS = { invite: true, edit: true, remove: true };

const COLUMNS = ['name', 'email', 'company', 'role', 'status', 'lastLogin'] as const;

/** The users of one company, and its open invitations. */
export function CompanyUsersPage() {
  const t = useTranslations('companyUsersPage');
  const { companyId = '' } = useParams();
  return (
    <PeopleInTwoLists
      texts="companyUsers"
      companyId={companyId}
      may={ALL_RIGHTS}
      isPlatform
      toggles
      head={(company) => ({
        title: company ? t('title', { company }) : t('untitled'),
        back: { to: '/admin/companies', label: t('back') },
        gone: t('gone'),
      })}
    />
  );
}

/** The users of all companies, and their open invitations. */
export function ManageCompanyUsersPage() {
  const t = useTranslations('companyUsersPage');
  return (
    <PeopleInOneList
      texts="allCompanyUsers"
      CompanyPicker={CompanyPicker}
      columns={COLUMNS}
      may={ALL_RIGHTS}
      isPlatform
      editsStatus
      frame={(addButton, content) => (
        <Page title={t('allTitle')} actions={addButton}>
          {content}
        </Page>
      )}
    />
  );
}
