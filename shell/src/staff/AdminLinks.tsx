import { mayFollow, type NavigationEntry } from '@hausgeist/schema';
import { NavLink, useSession } from '@hausgeist/shell-api';
import { useShell } from '@hausgeist/shell-api/host';
import { MoreLinks } from './MoreLinks';
import styles from './StaffHeader.module.css';

interface AdminLinksProps {
  navigation: readonly NavigationEntry[];
}

/** What micro-frontends declare as links: the main ones beside each other, the others in a menu. */
export function AdminLinks({ navigation }: AdminLinksProps) {
  const { locale } = useShell();
  const permissions = useSession().viewer?.permissions ?? [];
  const open = navigation.filter((entry) => mayFollow(entry, permissions));
  const links = (entries: readonly NavigationEntry[]) =>
    entries.map(({ path, label }) => (
      <NavLink key={path} className={styles.link} to={path}>
        {label[locale === 'de' ? 'de' : 'en']}
      </NavLink>
    ));
  const more = open.filter(({ group }) => group === 'more');
  return (
    <>
      {links(open.filter(({ group }) => group !== 'more'))}
      {more.length > 0 && <MoreLinks paths={more.map(({ path }) => path)}>{links(more)}</MoreLinks>}
    </>
  );
}
