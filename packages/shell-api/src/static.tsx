/* For builds only: draws the first screen of an app without a browser. */
import type { Language } from '@hausgeist/schema';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { AbstractIntlMessages } from 'use-intl';
import { LOCALES, type Locale } from './locale';
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

/** The markup of `screen` in a language, with the texts of one app; its links lead somewhere without scripts, too. */
export async function renderStatic<Messages extends AbstractIntlMessages>(
  language: Language,
  messages: Catalogues<Messages>,
  screen: ReactNode,
): Promise<string> {
  await prepareMessages(messages, language);
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ShellContext value={shellOf(language)}>
        <MessagesProvider messages={messages}>{screen}</MessagesProvider>
      </ShellContext>
    </StaticRouter>,
  );
}

/** The markup of a console's screen in each of its languages; `own` are the texts that come with the screen. */
export async function renderForConsole<
  Frame extends AbstractIntlMessages,
  Own extends AbstractIntlMessages,
>(
  frame: Catalogues<Frame>,
  own: Catalogues<Own>,
  screen: ReactNode,
): Promise<Record<Locale, string>> {
  const screens = await Promise.all(
    LOCALES.map(async (locale) => {
      await prepareMessages(own, locale);
      const withTexts = <MessagesProvider messages={own}>{screen}</MessagesProvider>;
      return [locale, await renderStatic(locale, frame, withTexts)] as const;
    }),
  );
  return Object.fromEntries(screens) as Record<Locale, string>;
}
