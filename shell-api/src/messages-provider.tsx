import type { ReactNode } from 'react';
import { IntlProvider, type AbstractIntlMessages } from 'use-intl';
import type { Locale } from './locale';
import { useShell } from './shell-context';

/** One catalogue per language. */
export type Catalogues<Messages extends AbstractIntlMessages> = Record<Locale, Messages>;

interface MessagesProviderProps<Messages extends AbstractIntlMessages> {
  messages: Catalogues<Messages>;
  children: ReactNode;
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Gives the texts of one micro-frontend to `useTranslations` below it, in the page's language.
 * The catalogues are the micro-frontend's own; nothing is merged with the shell's.
 */
export function MessagesProvider<Messages extends AbstractIntlMessages>({
  messages,
  children,
}: MessagesProviderProps<Messages>) {
  const { locale } = useShell();
  return (
    <IntlProvider locale={locale} messages={messages[locale]} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
