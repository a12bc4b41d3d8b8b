import { mayFollow, type NavigationEntry } from '@hausgeist/schema';
import { NavLink, useSession } from '@hausgeist/shell-api/slim';
import { useShell } from '@hausgeist/shell-api/host';
import { navigationIcons } from '@hausgeist/ui';
import styles from './StaffHeader.module.css';

interface AdminLinksProps {
  navigation: readonly NavigationEntry[];
}

/** What micro-frontends declare as links: the main ones first, below a line what is used less. */
export function AdminLinks({ navigation }: AdminLinksProps) {
  const { locale } = useShell();
  const permissions = useSession().viewer?.permissions ?? [];
  const open = navigation.filter((entry) => mayFollow(entry, permissions));
  const groups = [
    open.filter(({ group }) => group !== 'more'),
    open.filter(({ group }) => group === 'more'),
  ];
  return groups.map(
    (entries) =>
      entries[0] && (
        <ul key={entries[0].path} className={styles.links}>
          {entries.map(({ path, label, icon }) => {
            const LinkIcon = navigationIcons[icon ?? 'document'];
            const text = label[locale === 'de' ? 'de' : 'en'];
            return (
              <li key={path}>
                <NavLink className={styles.link} to={path} title={text}>
                  <LinkIcon className={styles.icon} />
                  <span>{text}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      ),
  );
}
