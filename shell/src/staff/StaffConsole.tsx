import type { NavigationEntry } from '@hausgeist/schema';
import { MessagesProvider, Route, Routes } from '@hausgeist/shell-api';
import type { ReactNode } from 'react';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { AdminLayout } from './AdminLayout';
import type { StaffArea } from './areas';
import { CompanyLayout } from './CompanyLayout';
import { type Preferences, StaffSessionProvider } from './StaffSessionProvider';

interface StaffConsoleProps {
  area: StaffArea;
  navigation: readonly NavigationEntry[];
  preferences: Preferences;
  /** The micro-frontend of the current path. */
  children: ReactNode;
}

/** The page around a console's micro-frontend, with its session. */
export function StaffConsole({ area, navigation, preferences, children }: StaffConsoleProps) {
  const layout =
    area.audience === 'admin' ? <AdminLayout navigation={navigation} /> : <CompanyLayout />;
  return (
    <StaffSessionProvider area={area} preferences={preferences}>
      <MessagesProvider messages={{ de, en }}>
        <Routes>
          <Route element={layout}>
            <Route path="*" element={children} />
          </Route>
        </Routes>
      </MessagesProvider>
    </StaffSessionProvider>
  );
}
