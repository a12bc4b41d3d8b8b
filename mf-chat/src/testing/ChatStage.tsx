import { MessagesProvider, type Locale } from '@hausgeist/shell-api';
import { TestShell } from '@hausgeist/shell-api/testing';
import type { ComponentProps, ReactNode } from 'react';
import { catalogues } from '../messages/catalogues';

interface ChatStageProps extends Omit<ComponentProps<typeof TestShell>, 'children'> {
  locale?: Locale;
  children: ReactNode;
}

/** The shell and the chat's texts around a component, for stories and specs. */
export function ChatStage({ children, ...shell }: ChatStageProps) {
  return (
    <TestShell {...shell}>
      <MessagesProvider messages={catalogues}>{children}</MessagesProvider>
    </TestShell>
  );
}
