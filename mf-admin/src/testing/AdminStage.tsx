import { PERMISSIONS } from '@hausgeist/schema';
import { MessagesProvider, type SessionViewer, type StaffSession } from '@hausgeist/shell-api';
import { Address } from '@hausgeist/staff-kit/testing';
import { TestShell } from '@hausgeist/shell-api/testing';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { texts as accountDe } from '../messages/account-de';
import { texts as accountEn } from '../messages/account-en';
import { texts as companyUsersDe } from '../messages/company-users-de';
import { texts as companyUsersEn } from '../messages/company-users-en';
import { texts as consoleDe } from '../messages/console-de';
import { texts as consoleEn } from '../messages/console-en';
import { de as dashboardDe } from '../messages/dashboard/de';
import { en as dashboardEn } from '../messages/dashboard/en';
import { texts as endUsersDe } from '../messages/end-users-de';
import { texts as endUsersEn } from '../messages/end-users-en';
import { texts as frameDe } from '../messages/frame-de';
import { texts as frameEn } from '../messages/frame-en';
import { de as frontEndsDe } from '../messages/front-ends/de';
import { en as frontEndsEn } from '../messages/front-ends/en';
import { de as monitoringDe } from '../messages/monitoring/de';
import { en as monitoringEn } from '../messages/monitoring/en';
import { de as partsDe } from '../messages/parts/de';
import { en as partsEn } from '../messages/parts/en';
import { texts as signInDe } from '../messages/sign-in-de';
import { texts as signInEn } from '../messages/sign-in-en';
import { ME } from './factories';

const catalogues = {
  de: {
    ...{ ...frameDe, ...signInDe, ...consoleDe, ...accountDe, ...companyUsersDe, ...endUsersDe },
    ...{ dashboard: dashboardDe, frontEnds: frontEndsDe, monitoring: monitoringDe },
    parts: partsDe,
  },
  en: {
    ...{ ...frameEn, ...signInEn, ...consoleEn, ...accountEn, ...companyUsersEn, ...endUsersEn },
    ...{ dashboard: dashboardEn, frontEnds: frontEndsEn, monitoring: monitoringEn },
    parts: partsEn,
  },
};

const VIEWER: SessionViewer = {
  kind: 'ADMIN',
  permissions: PERMISSIONS,
  twoFactorEnabled: false,
  admin: ME,
};

interface AdminStageProps extends Partial<Omit<ComponentProps<typeof TestShell>, 'staff'>> {
  /** How the session begins. */
  status?: StaffSession['status'];
  /** The token in the browser's storage. */
  accessToken?: string | null;
  /** Told what the session is asked to do. */
  onSession?: (event: string, detail?: unknown) => void;
  /** The signed-in user. */
  adminId?: string;
  /** Given what makes the session run out. */
  control?: (end: () => void) => void;
  children: ReactNode;
}

/** The shell with a session that can be begun and ended, and all texts, for stories and specs. */
export function AdminStage({
  status: start = 'signedIn',
  accessToken = 'a-token',
  onSession,
  adminId = ME.id,
  control,
  children,
  ...shell
}: AdminStageProps) {
  const [status, setStatus] = useState(start);
  // Read when it is asked for, as the real one is: also by what is about to go.
  const kept = useRef(accessToken);
  useEffect(() => {
    control?.(() => {
      kept.current = null;
      setStatus('signedOut');
    });
  }, [control]);
  const staff: StaffSession = {
    status,
    viewer: status === 'signedIn' ? { ...VIEWER, admin: { ...ME, id: adminId } } : null,
    signIn: async (token, record) => {
      onSession?.('signIn', { token, record });
      setStatus('signedIn');
    },
    signOut: async () => setStatus('signedOut'),
    clear: () => {
      onSession?.('clear');
      setStatus('signedOut');
    },
    rest: (path, init) => fetch(`/api${path}`, init),
    accessToken: () => (status === 'signedIn' ? kept.current : null),
    isUnreachable: false,
    askAgain: () => undefined,
    actingFor: null,
  };
  return (
    <TestShell {...shell} staff={staff}>
      <MessagesProvider messages={catalogues}>
        <main>{children}</main>
      </MessagesProvider>
      <Address />
    </TestShell>
  );
}
