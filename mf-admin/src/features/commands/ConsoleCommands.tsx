import { useApolloClient, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { type Command, useCommands } from '@hausgeist/staff-kit/palette';
import {
  BuildingIcon,
  KeyboardIcon,
  LogoutIcon,
  navigationIcons,
  PlusIcon,
  UsersIcon,
} from '@hausgeist/ui';
import { CompaniesToGoToDocument } from '../../gql/graphql';

/** The pages of the console, as the router has them, with the icons of the sidebar. */
const PAGES = [
  ['dashboard', '/admin/dashboard', 'info'],
  ['companies', '/admin/managingcompany', 'building'],
  ['companyUsers', '/admin/manage-company-users', 'users'],
  ['endUsers', '/admin/tenantsowners', 'person'],
  ['monitoring', '/admin/monitoring', 'activity'],
  ['analytics', '/admin/analytics', 'spreadsheet'],
  ['audit', '/admin/audit', 'eye'],
  ['dataProtection', '/admin/data-protection', 'lock'],
  ['integrations', '/admin/integrations', 'plug'],
  ['frontEnds', '/admin/front-ends', 'settings'],
  ['notifications', '/admin/notifications', 'bell'],
  ['account', '/admin/account', 'key'],
] as const;

/** What can be done on pages, which open the dialog of it for this address. */
const TO_DO = [
  ['inviteAdmin', '/admin/dashboard?new=1'],
  ['addCompany', '/admin/managingcompany?new=1'],
] as const;

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

/** Offers the pages of the console in the palette, its companies, what can be done with them, and help. */
export function ConsoleCommands({ onHelp }: { onHelp: () => void }) {
  const t = useTranslations('commands');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const pages = PAGES.map(([key, to, icon]): Command => ({
    ...{ id: `page-${key}`, group: 'pages', label: t(`pages.${key}`), to },
    Icon: navigationIcons[icon],
  }));
  const toDo = TO_DO.map(([key, to]): Command => ({
    ...{ id: key, group: 'pages', label: t(key), Icon: PlusIcon, to },
  }));
  const help: Command = {
    ...{ id: 'help', group: 'pages', label: t('help'), Icon: KeyboardIcon, run: onHelp },
  };
  const leave: Command = {
    ...{ id: 'sign-out', group: 'pages', label: t('signOut'), Icon: LogoutIcon },
    run: () => void signOut().then(() => navigate('/adminlogin', { replace: true })),
  };
  async function search(text: string): Promise<readonly Command[]> {
    try {
      const { data } = await client.query({
        query: CompaniesToGoToDocument,
        variables: { first: MOST_FOUND, search: text },
        fetchPolicy: 'no-cache',
      });
      return (data?.companies.edges ?? []).flatMap(({ node: { id, name, email } }) => [
        {
          ...({ id: `company-${id}`, group: 'companies', label: name, hint: email } as const),
          ...{ Icon: BuildingIcon, to: `/admin/managingcompany?${searchFor(email)}` },
        },
        {
          ...({ id: `users-${id}`, group: 'companies', label: t('usersOf', { name }) } as const),
          ...{ Icon: UsersIcon, to: `/admin/companies/${id}/users` },
        },
        {
          ...({ id: `portal-${id}`, group: 'companies', label: t('portalOf', { name }) } as const),
          ...{ Icon: BuildingIcon, to: `/company/dashboard?companyId=${id}` },
        },
      ]);
    } catch {
      // What cannot be searched is not found; the rest of the list works.
      return [];
    }
  }
  useCommands({ commands: [...pages, ...toDo, help, leave], search });
  return null;
}

const searchFor = (search: string) => new URLSearchParams({ search }).toString();
