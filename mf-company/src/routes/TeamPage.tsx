import { usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { askAt } from '@hausgeist/staff-kit';
import { askForPeople, PeopleInTwoLists } from '@hausgeist/staff-kit/people';
import { useCompanyId } from '../features/company-scope';
import { DASHBOARD, RequirePermission } from '../features/dashboard';

askAt(`${DASHBOARD}/team`, askForPeople);

/** The viewer's colleagues. */
export function TeamPage() {
  const t = useTranslations('team');
  const company = useSession().viewer?.companyUser?.managingCompany.name;
  const may = {
    invite: usePermission('team.invite'),
    edit: usePermission('team.manage'),
    remove: usePermission('team.remove'),
  };
  const companyId = useCompanyId();
  const title = t('title');
  const description = company && t('description', { company });
  return (
    <RequirePermission permission="team.view" title={title}>
      <PeopleInTwoLists
        texts="team"
        companyId={companyId}
        may={may}
        head={() => ({ title, description })}
      />
    </RequirePermission>
  );
}
