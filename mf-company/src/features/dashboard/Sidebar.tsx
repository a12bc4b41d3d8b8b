import {
  NavLink,
  useGuestLinks,
  useLocation,
  useSession,
  useTranslations,
} from '@hausgeist/shell-api';
import { guestIcon } from '@hausgeist/staff-kit';
import { type IconProps, MenuIcon, PersonIcon, ShortText } from '@hausgeist/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { CaseMarks } from './CaseMarks';
import { InboxMarks } from './InboxMarks';
import { DASHBOARD, useSections } from './sections';
import styles from './Sidebar.module.css';

/** What the bar of a phone shows first; all else waits behind a button. */
const FIRST: ReadonlySet<string> = new Set(['endUsers', 'conversations', 'cases', 'overview']);

/** As many as fit beside each other on a phone. */
const MOST = 5;

/** In this order, below each other. */
const GROUPS = ['work', 'figures', 'office', 'account'] as const;

interface Entry {
  key: string;
  path: string;
  label: ReactNode;
  /** For a mouse, where the sidebar shows icons alone. */
  title: string;
  /** A line divides the groups. */
  group: (typeof GROUPS)[number];
  SectionIcon: ComponentType<IconProps>;
}

/** Sections, pages of other micro-frontends and the account, as far as the viewer may enter them. */
function useEntries(): Entry[] {
  const t = useTranslations('portal');
  const { viewer } = useSession();
  const sections = useSections().map(({ key, path, group, SectionIcon }) => ({
    ...{ key, path, group, SectionIcon },
    title: t(key),
    label:
      key === 'endUsers' || key === 'conversations' ? (
        <ShortText full={t(key)} short={t(`${key}Short`)} below="desk" />
      ) : (
        t(key)
      ),
  }));
  const guests = useGuestLinks().map((link) => ({
    ...{ key: link.path, path: link.path, label: link.label, title: link.label },
    group: link.isMore ? ('office' as const) : ('work' as const),
    SectionIcon: guestIcon(link),
  }));
  // An administrator of the platform, acting for the company, has theirs elsewhere.
  const account = viewer?.companyUser
    ? [
        {
          ...{ key: 'account', path: `${DASHBOARD}/account`, label: t('account') },
          title: t('account'),
          group: 'account' as const,
          SectionIcon: PersonIcon,
        },
      ]
    : [];
  // What a group has of its own comes before what other micro-frontends add to it.
  const all: Entry[] = [...sections, ...guests, ...account];
  return GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
}

/** What the viewer may enter; a bar on a phone. */
export function Sidebar() {
  const t = useTranslations('portal');
  const { pathname } = useLocation();
  // Open for the page that it was opened on: following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenOn(undefined);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  const entries = useEntries();
  const isShort = entries.length <= MOST;
  const isFirst = (key: string) => isShort || FIRST.has(key);
  const isElsewhere = entries.some(({ key, path }) => !isFirst(key) && pathname.startsWith(path));
  return (
    <nav className={styles.sidebar} aria-label={t('navigation')} data-open={isOpen}>
      <ul className={styles.list}>
        {entries.map(({ key, path, label, title, group, SectionIcon }, index) => (
          <li
            key={key}
            className={index > 0 && entries[index - 1]?.group !== group ? styles.begins : undefined}
            data-first={isFirst(key)}
          >
            <NavLink className={styles.link} to={path} title={title}>
              <SectionIcon className={styles.icon} />
              <span>{label}</span>
              {key === 'conversations' && <InboxMarks />}
              {key === 'cases' && <CaseMarks />}
            </NavLink>
          </li>
        ))}
        {!isShort && (
          <li className={styles.more}>
            <button
              type="button"
              className={styles.link}
              aria-expanded={isOpen}
              data-elsewhere={isElsewhere}
              onClick={() => setOpenOn(isOpen ? undefined : pathname)}
            >
              <MenuIcon className={styles.icon} />
              <span>{t('more')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
