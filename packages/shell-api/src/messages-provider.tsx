import { isLanguage, type Language } from '@hausgeist/schema';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { IntlProvider, type AbstractIntlMessages } from 'use-intl';
import type { Locale } from './locale';
import { useShell } from './shell-context';

type Load<Messages> = () => Promise<Messages>;

/**
 * One catalogue per language, or what fetches it once a user reads in that language. A page without a
 * catalogue for a language is shown in English.
 */
export type Catalogues<Messages> = Record<Locale, Messages | Load<Messages>> &
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
  /** Whether React has waited for it, and so wants to see it each time. */
  isAwaited?: boolean;
}

/** How long it is remembered that texts could not be fetched. */
const FORGOTTEN_AFTER_MS = 3_000;

const fetched = new WeakMap<Load<unknown>, Fetched>();

async function fill(entry: Fetched, load: Load<unknown>): Promise<void> {
  try {
    entry.messages = await load();
  } catch {
    entry.failed = true;
    // People who are shown the failure may try again.
    setTimeout(() => fetched.delete(load), FORGOTTEN_AFTER_MS);
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

/** The language in which the page is shown; first the one that the server chose from the cookie or the browser's list. */
export const shownLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'de';
};

/** Fetches what a page needs in its language, so that its first paint need not wait for it. */
export async function prepareMessages<Messages>(
  messages: Catalogues<Messages>,
  language = shownLanguage(),
): Promise<void> {
  const source = messages[language];
  if (typeof source === 'function') await fetchOnce(source as Load<Messages>).promise;
}

/** The texts in this language; waits for them, and says in English what could not be fetched. */
function useMessages<Messages>(
  messages: Catalogues<Messages>,
  language: Language,
): { language: Language; texts: Messages } {
  for (const shown of [language, 'en'] as const) {
    const source = messages[shown];
    if (source === undefined) continue;
    if (typeof source !== 'function') return { language: shown, texts: source };
    const entry = fetchOnce(source as Load<Messages>);
    entry.isAwaited ||= entry.messages === undefined && !entry.failed;
    if (entry.isAwaited) use(entry.promise);
    if (!entry.failed) return { language: shown, texts: entry.messages as Messages };
  }
  throw new Error('No texts of this page could be fetched.');
}

/** The texts of the providers around. */
const AroundContext = createContext<AbstractIntlMessages>({});

/** How a language is written here: Arabic with the digits of phone numbers and letters in Germany. */
const INTL_LOCALES: Readonly<Partial<Record<Language, string>>> = { ar: 'ar-u-nu-latn' };

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Gives texts to `useTranslations` below it, in the page's language, beside those that are given around it:
 * a page brings its own, and has those of its console.
 */
export function MessagesProvider<Messages extends AbstractIntlMessages>({
  messages,
  children,
}: MessagesProviderProps<Messages>) {
  const { locale } = useShell();
  const { language, texts } = useMessages(messages, locale);
  const around = use(AroundContext);
  const all = useMemo(() => ({ ...around, ...texts }), [around, texts]);
  return (
    <IntlProvider locale={INTL_LOCALES[language] ?? language} messages={all} timeZone={timeZone}>
      <AroundContext value={all}>{children}</AroundContext>
    </IntlProvider>
  );
}
