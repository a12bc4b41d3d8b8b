import { MessagesProvider } from '@hausgeist/shell-api';
import { AwayNotice, late, Waiting } from '@hausgeist/staff-kit';
import { NotificationsLive } from '@hausgeist/staff-kit/notifications';
import {
  GuestCommands,
  Palette,
  PeopleCommands,
  DisplayCommands,
} from '@hausgeist/staff-kit/palette';
import { Suspense, useState, type ReactNode } from 'react';
import { ConsoleCommands } from '../features/commands';
import { useHelpKey } from '../features/help';
import { consoleCatalogues } from '../messages/catalogues';
import styles from './Console.module.css';

const HelpDialog = late(async () => (await import('../features/help/HelpDialog')).HelpDialog);

interface ConsoleProps {
  /** The page: one of the console's own, or of another micro-frontend. */
  children: ReactNode;
}

/** Everything that administrators see once they are signed in. */
export function Console({ children }: ConsoleProps) {
  const [showsHelp, setShowsHelp] = useState(false);
  useHelpKey(() => setShowsHelp(true));
  return (
    <MessagesProvider messages={consoleCatalogues}>
      <NotificationsLive path="/admin/notifications">
        <Palette>
          <ConsoleCommands onHelp={() => setShowsHelp(true)} />
          <GuestCommands />
          <DisplayCommands />
          <PeopleCommands path="/admin/tenantsowners" />
          <div className={styles.console}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </div>
          <AwayNotice />
          {showsHelp && (
            <Suspense fallback={null}>
              <HelpDialog onClose={() => setShowsHelp(false)} />
            </Suspense>
          )}
        </Palette>
      </NotificationsLive>
    </MessagesProvider>
  );
}
