import { MessagesProvider, type StaffSession } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import { useState, type ReactNode } from 'react';
import * as de from '../texts-de';
import * as en from '../texts-en';
import { FakeServer } from './fake-server';
import { PEOPLE_ANSWERS } from './people-answers';

const joined = (texts: typeof de) => ({
  ...texts.kit,
  ...texts.endUsers,
  ...texts.notifications,
  ...texts.passwords,
  ...texts.people,
  ...texts.signIn,
});

const catalogues = { de: joined(de), en: joined(en) };

/** The session of an administrator, whose own role keeps nothing back. */
const STAFF: StaffSession = {
  status: 'signedIn',
  viewer: { kind: 'ADMIN', permissions: [], twoFactorEnabled: false },
  isUnreachable: false,
  askAgain: () => undefined,
  actingFor: null,
  signIn: async () => undefined,
  signOut: async () => undefined,
  clear: () => undefined,
  rest: async () => new Response(),
  accessToken: () => 'token',
};

interface ScreenStoryProps {
  locale: string;
  path?: string;
  /** Changes what the server answers. */
  prepare?: ((server: FakeServer) => FakeServer) | undefined;
  children: ReactNode;
}

/** A screen of the kit in a page of no console, in the kit's own words, answered from memory. */
export function ScreenStory({ locale, path = '/', prepare, children }: ScreenStoryProps) {
  const [server] = useState(() => {
    const made = new FakeServer(PEOPLE_ANSWERS);
    return prepare?.(made) ?? made;
  });
  return (
    <TestShell path={path} locale={locale === 'en' ? 'en' : 'de'} link={server.link} staff={STAFF}>
      <MessagesProvider messages={catalogues}>
        <main style={{ display: 'grid', padding: 16, minBlockSize: '100dvh' }}>{children}</main>
      </MessagesProvider>
    </TestShell>
  );
}
