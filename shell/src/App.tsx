import { findEntry, type PageCompany, type RegistryEntry } from '@hausgeist/schema';
import { MessagesProvider, Route, Routes, useLocation } from '@hausgeist/shell-api/slim';
import { lazy, Suspense, useState } from 'react';
import { useLocalePreference } from './preferences/use-locale-preference';
import { useThemePreference } from './preferences/use-theme-preference';
import { RemoteOutlet } from './federation/RemoteOutlet';
import type { RemoteApps } from './federation/remote-apps';
import type { Versions } from './federation/versions';
import type { VisitReports } from './federation/visit-reports';
import { LateNewVersion } from './layout/LateNewVersion';
import { NotFound } from './layout/NotFound';
import { PublicLayout } from './layout/PublicLayout';
import { isUnknownCompany, useBrandColor } from './page-company';
import { SessionProvider } from './tenant/SessionProvider';
import { publicMessages } from './messages/public';
import texts from './page-texts.json';
import { isBehindSignIn, STAFF_AREAS } from './staff/areas';
import { arrivedConsole, loadStaffConsole } from './staff/load-staff-console';

const LateConsole = lazy(async () => ({ default: (await loadStaffConsole()).StaffConsole }));

// Named one by one, so that the other texts of the page stay out of the bundle.
const TITLES = {
  de: texts.de.title,
  en: texts.en.title,
  tr: texts.tr.title,
  ru: texts.ru.title,
  uk: texts.uk.title,
  ar: texts.ar.title,
  pl: texts.pl.title,
};

/** What a page is made of. */
export interface AppProps {
  registry: readonly RegistryEntry[];
  apps: RemoteApps;
  reports?: VisitReports | undefined;
  versions?: Versions | undefined;
  /** Whose chat the page is. */
  company?: PageCompany | undefined;
}

/** The whole page: preferences and session around a layout around the current micro-frontend. */
export function App({ registry, apps, reports, versions, company }: AppProps) {
  const [locale, setLocale] = useLocalePreference(TITLES);
  const [theme, setTheme] = useThemePreference();
  const [StaffConsole] = useState(() => arrivedConsole() ?? LateConsole);
  const { pathname } = useLocation();
  const entry = findEntry(registry, pathname);
  const audience = entry?.audience ?? 'end-user';
  const navigation = registry
    .filter((each) => each.audience === audience)
    .flatMap((each) => each.navigation);
  const preferences = { locale, setLocale, theme, setTheme };
  useBrandColor(company);
  const outlet = isUnknownCompany(pathname, company) ? (
    <NotFound />
  ) : (
    <>
      <RemoteOutlet registry={registry} apps={apps} versions={versions} reports={reports} />
      <LateNewVersion versions={versions} />
    </>
  );
  if (audience !== 'end-user') {
    return (
      <Suspense>
        <StaffConsole
          key={audience}
          area={STAFF_AREAS[audience]}
          navigation={navigation}
          isInside={entry !== undefined && isBehindSignIn(registry, entry, pathname)}
          preferences={preferences}
        >
          {outlet}
        </StaffConsole>
      </Suspense>
    );
  }
  return (
    <SessionProvider preferences={preferences} company={company}>
      <MessagesProvider messages={publicMessages}>
        <Routes>
          <Route element={<PublicLayout navigation={navigation} company={company} />}>
            <Route path="*" element={outlet} />
          </Route>
        </Routes>
      </MessagesProvider>
    </SessionProvider>
  );
}
