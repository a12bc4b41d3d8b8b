import type { NavigationEntry } from '@hausgeist/schema';
import { MessagesProvider, Route, Routes } from '@hausgeist/shell-api/slim';
import { useState, type ReactNode } from 'react';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { readActingFor, sessionArea } from './acting-company';
import { AdminLayout } from './AdminLayout';
import type { StaffArea } from './areas';
import { CompanyLayout } from './CompanyLayout';
import { beginSession, type Preferences, StaffSessionProvider } from './StaffSessionProvider';

interface StaffConsoleProps {
  area: StaffArea;
  navigation: readonly NavigationEntry[];
  /** Whether the page is one for those who are signed in. */
  isInside: boolean;
  preferences: Preferences;
  /** The micro-frontend of the current path. */
  children: ReactNode;
}

/** Asks who is signed in, before anything is drawn. */
export function beginConsole(area: StaffArea): void {
  const actingFor = readActingFor(area);
  beginSession(sessionArea(area, actingFor), actingFor === null);
}

/** The page around a console's micro-frontend, with its session. */
export function StaffConsole({
  area,
  navigation,
  isInside,
  preferences,
  children,
}: StaffConsoleProps) {
  const [actingFor] = useState(() => readActingFor(area));
  const layout =
    area.audience === 'admin' ? (
      <AdminLayout navigation={navigation} />
    ) : (
      <CompanyLayout isInside={isInside} />
    );
  return (
    <StaffSessionProvider
      area={sessionArea(area, actingFor)}
      actingFor={actingFor}
      preferences={preferences}
    >
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
