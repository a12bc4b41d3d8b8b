import { useNavigate, usePermission, useSession, useTranslations } from '@hausgeist/shell-api';
import { LogoutIcon, PersonIcon } from '@hausgeist/ui';
import { type Command, useCommands } from '@hausgeist/staff-kit/palette';
import { DASHBOARD, useSections } from './sections';

/** What one looks for by a name of its own, on a tab of a section. */
const PARTS = [
  ['members', 'settings', '?tab=users'],
  ['wayIn', 'settings', '?tab=wayIn'],
  ['signIn', 'settings', '?tab=signIn'],
  ['retention', 'settings', '?tab=retention'],
  ['legal', 'settings', '?tab=legal'],
  ['useCases', 'knowledge', '?tab=use-cases'],
  ['keys', 'integrations', ''],
  ['webhooks', 'integrations', '?tab=webhooks'],
] as const;

/** Offers the parts of the portal that the viewer may enter in the palette, and the way out. */
export function PageCommands() {
  const t = useTranslations('portal');
  const sections = useSections();
  const { viewer, signOut } = useSession();
  const navigate = useNavigate();
  const mayRoles = usePermission('settings.roles');
  const mayEdit = usePermission('settings.edit');
  const mayAnswer = usePermission('conversations.reply');
  const pages = sections.map(({ key, path, SectionIcon }): Command => ({
    ...{ id: `page-${key}`, group: 'pages', label: t(key), Icon: SectionIcon, to: path },
  }));
  const within = [
    ...PARTS,
    ...(mayRoles ? ([['roles', 'settings', '?tab=roles']] as const) : []),
    ...(mayEdit || mayAnswer ? ([['replies', 'settings', '?tab=replies']] as const) : []),
  ];
  const parts = within.flatMap(([name, key, search]): Command[] => {
    const section = sections.find((one) => one.key === key);
    if (!section) return [];
    return [
      {
        ...{ id: `part-${name}`, group: 'pages', isHidden: true, label: t(`parts.${name}`) },
        ...{ hint: t(key), Icon: section.SectionIcon, to: `${section.path}${search}` },
      },
    ];
  });
  const account: Command = {
    ...{ id: 'page-account', group: 'pages', label: t('account'), Icon: PersonIcon },
    to: `${DASHBOARD}/account`,
  };
  const leave: Command = {
    ...{ id: 'sign-out', group: 'pages', label: t('leave'), Icon: LogoutIcon },
    run: () => void signOut().then(() => navigate('/company/login', { replace: true })),
  };
  // An administrator of the platform has the account and the way out in the console.
  const own = viewer?.companyUser ? [account, leave] : [];
  useCommands({ commands: [...pages, ...own, ...parts] });
  return null;
}
