import { mayFollow, type NavigationEntry, type NavigationIcon } from '@hausgeist/schema';
import { createContext, use, type ReactNode } from 'react';
import { useShell } from './shell-context';

/** Pages of other micro-frontends in the frame of a console, which a micro-frontend of its own draws. */
export interface Guests {
  /** The page of the present address, where it is one of another. */
  page: ReactNode;
  /** What the others declare as links. */
  links: readonly NavigationEntry[];
  /** The path of the present address. */
  path: string;
}

export const GuestContext = createContext<Guests>({ page: null, links: [], path: '/' });

/** A link to a page of another micro-frontend, in the words of the page's language. */
export interface GuestLink {
  path: string;
  label: string;
  icon: NavigationIcon | undefined;
  /** Whether it comes last. */
  isMore: boolean;
}

const usePermissions = () => useShell().staff?.viewer?.permissions ?? [];

/** For the micro-frontend of a console: links that others declare, as far as the viewer may follow them. */
export function useGuestLinks(): readonly GuestLink[] {
  const { links } = use(GuestContext);
  const { locale } = useShell();
  const permissions = usePermissions();
  return links
    .filter((link) => mayFollow(link, permissions))
    .map(({ path, label, icon, group }) => ({
      ...{ path, icon, isMore: group === 'more' },
      label: label[locale === 'de' ? 'de' : 'en'],
    }));
}

/** For the sign-in of a console: where the pages of others are that one may come back to. */
export const useGuestPaths = (): readonly string[] =>
  use(GuestContext).links.map(({ path }) => path);

/**
 * For the micro-frontend of a console: the page of another one that has its place in the frame now, and
 * whether the viewer may see it; null where the address is one of the console itself.
 */
export function useGuest(): { page: ReactNode; title: string; isPermitted: boolean } | null {
  const { page, links, path } = use(GuestContext);
  const { locale } = useShell();
  const permissions = usePermissions();
  if (page === null) return null;
  const link = links.find((each) => each.path === path);
  const title = link?.label[locale === 'de' ? 'de' : 'en'] ?? '';
  return { page, title, isPermitted: !link || mayFollow(link, permissions) };
}
