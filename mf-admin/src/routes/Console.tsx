import { MessagesProvider } from '@hausgeist/shell-api';
import { Waiting } from '@hausgeist/staff-kit';
import { NotificationsLive } from '@hausgeist/staff-kit/notifications';
import {
  GuestCommands,
  Palette,
  PeopleCommands,
  ThemeCommands,
} from '@hausgeist/staff-kit/palette';
import { Suspense, type ReactNode } from 'react';
import { ConsoleCommands } from '../features/commands';
import { consoleCatalogues } from '../messages/catalogues';
import styles from './Console.module.css';

interface ConsoleProps {
  /** The page: one of the console's own, or of another micro-frontend. */
  children: ReactNode;
}

/** Everything that administrators see once they are signed in. */
export function Console({ children }: ConsoleProps) {
  return (
    <MessagesProvider messages={consoleCatalogues}>
      <NotificationsLive path="/admin/notifications">
        <Palette>
          <ConsoleCommands />
          <GuestCommands />
          <ThemeCommands />
          <PeopleCommands path="/admin/tenantsowners" />
          <div className={styles.console}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </div>
        </Palette>
      </NotificationsLive>
    </MessagesProvider>
  );
}
