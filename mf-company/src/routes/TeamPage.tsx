import { useOpenDialog, usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { askAt, RowAction } from '@hausgeist/staff-kit';
import { askForPeople, PeopleInTwoLists, type User } from '@hausgeist/staff-kit/people';
import { CheckIcon, ClockIcon, UsersIcon } from '@hausgeist/ui';
import {
  AbsenceDialog,
  AbsenceSign,
  HandOverDialog,
  useAbsences,
  useEndAbsence,
} from '../features/absences';
import { useCompanyId } from '../features/company-scope';
import { DASHBOARD, RequirePermission } from '../features/dashboard';

askAt(`${DASHBOARD}/team`, askForPeople);

/** Ends a colleague's absence. */
function EndAbsence({ person }: { person: User }) {
  const t = useTranslations('absences');
  const { run, isBusy } = useEndAbsence();
  return (
    <RowAction
      Icon={CheckIcon}
      label={t('endNamed', { name: person.fullName })}
      busy={isBusy}
      onClick={() => void run({ input: { memberId: person.id } })}
    >
      {t('endOf')}
    </RowAction>
  );
}

interface Asked {
  kind: 'absence' | 'handOver';
  id: string;
  name: string;
}

/** What is done about colleagues who are away or leave: buttons for their rows, and the dialog that is open. */
function useAwayActions() {
  const t = useTranslations('absences');
  // Who is away is read anew with the page.
  const absences = useAbsences(true);
  const [asked, setAsked] = useOpenDialog<Asked>('away');
  const onClose = () => setAsked(undefined);
  return {
    dialog:
      asked &&
      (asked.kind === 'absence' ? (
        <AbsenceDialog member={asked} onClose={onClose} />
      ) : (
        <HandOverDialog member={asked} onClose={onClose} />
      )),
    /** In the order of the menu. */
    actionsOf: (person: User) => {
      const { id, fullName: name } = person;
      const isAbsent = absences.some(({ member }) => member.id === id);
      return [
        person.status === 'ACTIVE' && (
          <RowAction
            key="note"
            Icon={ClockIcon}
            label={t('named', { name })}
            onClick={() => setAsked({ kind: 'absence', id, name })}
          >
            {t(isAbsent ? 'change' : 'note')}
          </RowAction>
        ),
        isAbsent && <EndAbsence key="end" person={person} />,
        <RowAction
          key="handOver"
          Icon={UsersIcon}
          label={t('handOver.named', { name })}
          onClick={() => setAsked({ kind: 'handOver', id, name })}
        >
          {t('handOver.action')}
        </RowAction>,
      ];
    },
  };
}

function Team({ title }: { title: string }) {
  const t = useTranslations('team');
  const company = useSession().viewer?.companyUser?.managingCompany.name;
  const may = {
    invite: usePermission('team.invite'),
    edit: usePermission('team.manage'),
    remove: usePermission('team.remove'),
  };
  const companyId = useCompanyId();
  const away = useAwayActions();
  const description = company && t('description', { company });
  return (
    <>
      <PeopleInTwoLists
        texts="team"
        companyId={companyId}
        may={may}
        head={() => ({ title, description })}
        nameNote={({ id }) => <AbsenceSign memberId={id} withComing />}
        moreActions={away.actionsOf}
      />
      {away.dialog}
    </>
  );
}

/** The viewer's colleagues; nothing is asked of the server for those who may not see them. */
export function TeamPage() {
  const title = useTranslations('team')('title');
  return (
    <RequirePermission permission="team.view" title={title}>
      <Team title={title} />
    </RequirePermission>
  );
}
