import type { Language } from '@hausgeist/schema';
import { MessagesProvider } from '@hausgeist/shell-api/slim';
import { TestShell } from '@hausgeist/shell-api/testing';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { catalogues } from '../messages/catalogues';

interface ChatStageProps extends Omit<ComponentProps<typeof TestShell>, 'children'> {
  locale?: Language;
  children: ReactNode;
}

/** The shell and the chat's texts around a component, for stories and specs. */
export function ChatStage({ children, ...shell }: ChatStageProps) {
  return (
    <TestShell {...shell}>
      <Suspense>
        <MessagesProvider messages={catalogues}>{children}</MessagesProvider>
      </Suspense>
    </TestShell>
  );
}
