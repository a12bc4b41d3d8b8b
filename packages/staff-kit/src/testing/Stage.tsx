import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import type { ComponentProps } from 'react';
import { Integrations } from '../features/integrations';
import { kit as de } from '../texts-de';
import { kit as en } from '../texts-en';
import { Address } from './Address';
import type { FakeServer } from './fake-server';

interface StageProps extends Omit<ComponentProps<typeof TestShell>, 'children' | 'link'> {
  server: FakeServer;
  companyId?: string;
  isPlatform?: boolean;
}

/** The screens in a page of no console, for stories and specs. */
export function Stage({ server, companyId, isPlatform = false, ...shell }: StageProps) {
  return (
    <TestShell {...shell} link={server.link}>
      <main style={{ padding: 16 }}>
        <h1>Integrationen</h1>
        <MessagesProvider messages={{ de, en }}>
          <Integrations companyId={companyId} isPlatform={isPlatform} />
        </MessagesProvider>
      </main>
      <Address />
    </TestShell>
  );
}
