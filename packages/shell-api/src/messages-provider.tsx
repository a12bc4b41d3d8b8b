import type { Language } from '@hausgeist/schema';
import { use, type ReactNode } from 'react';
import { IntlProvider, type AbstractIntlMessages } from 'use-intl';
import type { Locale } from './locale';
import { useShell } from './shell-context';

type Load<Messages> = () => Promise<Messages>;

/**
 * One catalogue per language: German and English are always there, others are fetched when a user
 * reads in them. A page without a catalogue for a language is shown in English.
 */
export type Catalogues<Messages> = Record<Locale, Messages> &
  Partial<Record<Exclude<Language, Locale>, Load<Messages>>>;

interface MessagesProviderProps<Messages extends AbstractIntlMessages> {
  messages: Catalogues<Messages>;
  children: ReactNode;
}

/** A catalogue on its way, and what came of it. */
interface Fetched {
  promise: Promise<void>;
  messages?: unknown;
  failed?: boolean;
}

const fetched = new WeakMap<Load<unknown>, Fetched>();

async function fill(entry: Fetched, load: Load<unknown>): Promise<void> {
  try {
    entry.messages = await load();
  } catch {
    entry.failed = true;
  }
}

function fetchOnce(load: Load<unknown>): Fetched {
  const known = fetched.get(load);
  if (known) return known;
  const entry: Fetched = { promise: Promise.resolve() };
  entry.promise = fill(entry, load);
  fetched.set(load, entry);
  return entry;
}

/** Fetches what a page needs in this language, so that its first paint need not wait for it. */
export async function prepareMessages<Messages>(
  messages: Catalogues<Messages>,
  language: Language,
): Promise<void> {
  const source = messages[language];
  if (typeof source === 'function') await fetchOnce(source as Load<Messages>).promise;
}

/** The texts in this language; waits for them, and says in English what could not be fetched. */
function useMessages<Messages>(
  messages: Catalogues<Messages>,
  language: Language,
): { language: Language; texts: Messages } {
  const source = messages[language];
  const english = { language: 'en', texts: messages.en } as const;
  if (source === undefined) return english;
  if (typeof source !== 'function') return { language, texts: source };
  const entry = fetchOnce(source as Load<Messages>);
  if (entry.failed) return english;
  if (entry.messages === undefined) use(entry.promise);
  return { language, texts: entry.messages as Messages };
}

/** How a language is written here: Arabic with the digits of phone numbers and letters in Germany. */
const INTL_LOCALES: Readonly<Partial<Record<Language, string>>> = { ar: 'ar-u-nu-latn' };

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
  const { language, texts } = useMessages(messages, locale);
  return (
    <IntlProvider locale={INTL_LOCALES[language] ?? language} messages={texts} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
