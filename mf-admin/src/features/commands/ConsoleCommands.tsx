import { useApolloClient, useNavigate, useSession, useTranslations } from '@hausgeist/shell-api';
import { type Command, useCommands } from '@hausgeist/staff-kit/palette';
import { BuildingIcon, InfoIcon, LogoutIcon, SummaryIcon, UsersIcon } from '@hausgeist/ui';
import { CompaniesToGoToDocument } from '../../gql/graphql';

/** The pages of the console, as the router has them. */
const PAGES = [
  ['dashboard', '/admin/dashboard'],
  ['companies', '/admin/managingcompany'],
  ['companyUsers', '/admin/manage-company-users'],
  ['endUsers', '/admin/tenantsowners'],
  ['monitoring', '/admin/monitoring'],
  ['analytics', '/admin/analytics'],
  ['audit', '/admin/audit'],
  ['dataProtection', '/admin/data-protection'],
  ['integrations', '/admin/integrations'],
  ['frontEnds', '/admin/front-ends'],
  ['notifications', '/admin/notifications'],
  ['account', '/admin/account'],
] as const;

/** As many as can be looked over; more words find fewer. */
const MOST_FOUND = 5;

/** Offers the pages of the console in the palette, its companies, what can be done with them, and help. */
export function ConsoleCommands({ onHelp }: { onHelp: () => void }) {
  const t = useTranslations('commands');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const pages = PAGES.map(([key, to]): Command => ({
    ...{ id: `page-${key}`, group: 'pages', label: t(`pages.${key}`), Icon: SummaryIcon, to },
  }));
  const help: Command = {
    ...{ id: 'help', group: 'pages', label: t('help'), Icon: InfoIcon, run: onHelp },
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
  useCommands({ commands: [...pages, help, leave], search });
  return null;
}

const searchFor = (search: string) => new URLSearchParams({ search }).toString();
