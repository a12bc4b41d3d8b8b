import type { StaffSession } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { App } from '../App';
import { aSession } from './factories';
import { FakePortal } from './fake-portal';

interface PortalStoryProps {
  path: string;
  /** Changes what the fake server answers. */
  prepare?: (portal: FakePortal) => void;
  session?: StaffSession;
  locale?: 'de' | 'en';
}

/** The whole portal at one address, answered from memory. */
export function PortalStory({ path, prepare, session, locale = 'de' }: PortalStoryProps) {
  const [portal] = useState(() => {
    const made = new FakePortal();
    prepare?.(made);
    return made;
  });
  return (
    <TestShell path={path} locale={locale} link={portal.link} staff={session ?? aSession()}>
      <main style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
        <App />
      </main>
    </TestShell>
  );
}

/** Storybook's decorator: the language chosen in the toolbar. */
export const withLocale: Decorator<PortalStoryProps> = (Story, { args, globals }) => (
  <Story args={{ ...args, locale: globals.locale === 'en' ? 'en' : 'de' }} />
);
