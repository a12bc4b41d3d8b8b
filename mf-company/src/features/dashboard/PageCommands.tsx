import { useSession, useTranslations } from '@hausgeist/shell-api';
import { PersonIcon } from '@hausgeist/ui';
import { type Command, useCommands } from '@hausgeist/staff-kit/palette';
import { DASHBOARD, useSections } from './sections';

/** Offers the parts of the portal that the viewer may enter in the palette. */
export function PageCommands() {
  const t = useTranslations('portal');
  const sections = useSections();
  const { viewer } = useSession();
  const pages = sections.map(({ key, path, SectionIcon }): Command => ({
    ...{ id: `page-${key}`, group: 'pages', label: t(key), Icon: SectionIcon, to: path },
  }));
  const account: Command = {
    ...{ id: 'page-account', group: 'pages', label: t('account'), Icon: PersonIcon },
    to: `${DASHBOARD}/account`,
  };
  useCommands({ commands: viewer?.companyUser ? [...pages, account] : pages });
  return null;
}
