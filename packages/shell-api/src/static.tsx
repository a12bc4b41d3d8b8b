/* For builds only: draws the first screen of an app without a browser. */
import type { Language } from '@hausgeist/schema';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AbstractIntlMessages } from 'use-intl';
import { type Catalogues, MessagesProvider, prepareMessages } from './messages-provider';
import { ShellContext, type ShellContextValue } from './shell-context';

const nothing = () => undefined;

const shellOf = (locale: Language): ShellContextValue => ({
  locale,
  setLocale: nothing,
  theme: 'system',
  setTheme: nothing,
  connection: {
    getState: () => 'disconnected',
    subscribe: () => nothing,
    onReconnected: () => nothing,
    reconnect: nothing,
  },
  resetSession: async () => undefined,
  staff: null,
  showToast: nothing,
});

/** The markup of `screen` in a language, with the texts of one app. */
export async function renderStatic<Messages extends AbstractIntlMessages>(
  language: Language,
  messages: Catalogues<Messages>,
  screen: ReactNode,
): Promise<string> {
  await prepareMessages(messages, language);
  return renderToStaticMarkup(
    <ShellContext value={shellOf(language)}>
      <MessagesProvider messages={messages}>{screen}</MessagesProvider>
    </ShellContext>,
  );
}
