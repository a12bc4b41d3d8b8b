import { useOpenDialog, usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { askAt, RowAction } from '@hausgeist/staff-kit';
import { askForPeople, PeopleInTwoLists, type User } from '@hausgeist/staff-kit/people';
import { CheckIcon, ClockIcon } from '@hausgeist/ui';
import { AbsenceDialog, AbsenceSign, useAbsences, useEndAbsence } from '../features/absences';
import { useCompanyId } from '../features/company-scope';
import { DASHBOARD, RequirePermission } from '../features/dashboard';

askAt(`${DASHBOARD}/team`, askForPeople);

interface AbsenceActionsProps {
  person: User;
  onNote: () => void;
}

/** Notes a colleague's absence, and ends it. */
function AbsenceActions({ person, onNote }: AbsenceActionsProps) {
  const t = useTranslations('absences');
  const isAbsent = useAbsences().some(({ member }) => member.id === person.id);
  const { run, isBusy } = useEndAbsence();
  const name = person.fullName;
  return (
    <>
      <RowAction Icon={ClockIcon} label={t('named', { name })} onClick={onNote}>
        {t(isAbsent ? 'change' : 'note')}
      </RowAction>
      {isAbsent && (
        <RowAction
          Icon={CheckIcon}
          label={t('endNamed', { name })}
          busy={isBusy}
          onClick={() => void run({ input: { memberId: person.id } })}
        >
          {t('endOf')}
        </RowAction>
      )}
    </>
  );
}

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
  const [absent, setAbsent] = useOpenDialog<{ id: string; name: string }>('absence');
  // Who is away is read anew with the page.
  useAbsences(true);
  const title = t('title');
  const description = company && t('description', { company });
  return (
    <RequirePermission permission="team.view" title={title}>
      <PeopleInTwoLists
        texts="team"
        companyId={companyId}
        may={may}
        head={() => ({ title, description })}
        nameNote={({ id }) => <AbsenceSign memberId={id} withComing />}
        moreActions={(person) =>
          person.status === 'ACTIVE' && (
            <AbsenceActions
              person={person}
              onNote={() => setAbsent({ id: person.id, name: person.fullName })}
            />
          )
        }
      />
      {absent && <AbsenceDialog member={absent} onClose={() => setAbsent(undefined)} />}
    </RequirePermission>
  );
}
