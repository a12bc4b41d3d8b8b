import { MessagesProvider } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import type { ComponentProps } from 'react';
import { catalogues } from '../messages/catalogues';

/** The shell and the portal's texts around a component, for stories. */
export function PortalStage({ children, ...shell }: ComponentProps<typeof TestShell>) {
  return (
    <TestShell {...shell}>
      <MessagesProvider messages={catalogues}>{children}</MessagesProvider>
    </TestShell>
  );
}
