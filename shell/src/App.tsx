import { findEntry, type RegistryEntry } from '@hausgeist/schema';
import { MessagesProvider, Route, Routes, useLocation } from '@hausgeist/shell-api';
import { useLocalePreference } from './preferences/use-locale-preference';
import { useThemePreference } from './preferences/use-theme-preference';
import { RemoteOutlet } from './federation/RemoteOutlet';
import type { RemoteApps } from './federation/remote-apps';
import { PublicLayout } from './layout/PublicLayout';
import { SessionProvider } from './apollo/SessionProvider';
import { de } from './messages/de';
import { en } from './messages/en';

interface AppProps {
  registry: readonly RegistryEntry[];
  apps: RemoteApps;
}

/** The whole page: preferences and session around a layout around the current micro-frontend. */
export function App({ registry, apps }: AppProps) {
  const [locale, setLocale] = useLocalePreference();
  const [theme, setTheme] = useThemePreference();
  const { pathname } = useLocation();
  const audience = findEntry(registry, pathname)?.audience ?? 'end-user';
  const navigation = registry
    .filter((entry) => entry.audience === audience)
    .flatMap((entry) => entry.navigation);
  return (
    <SessionProvider key={audience} preferences={{ locale, setLocale, theme, setTheme }}>
      <MessagesProvider messages={{ de, en }}>
        <Routes>
          <Route element={<PublicLayout navigation={navigation} />}>
            <Route path="*" element={<RemoteOutlet registry={registry} apps={apps} />} />
          </Route>
        </Routes>
      </MessagesProvider>
    </SessionProvider>
  );
}
