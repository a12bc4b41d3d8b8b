import { type Audience, LANGUAGES, type Language } from '@hausgeist/schema';
import { STAFF_LANGUAGES } from '../context/index.js';

/** Languages of the pages that tenants see. */
const TENANT_LANGUAGES = LANGUAGES.map(({ code }) => code);

/** The languages that a page for these people comes in; German answers a browser that speaks none. */
export const languagesFor = (audience: Audience): readonly Language[] =>
  audience === 'end-user' ? TENANT_LANGUAGES : STAFF_LANGUAGES;

/** What a visitor chose, or the best guess before they chose anything. */
export interface PagePreferences {
  locale: Language;
  /** Unset: as the operating system says. */
  theme: 'light' | 'dark' | undefined;
  /** Unset: as large as the browser is set to. */
  textSize: 'large' | 'largest' | undefined;
  /** Whether the sidebar of a console shows icons alone. */
  hasFoldedSidebar: boolean;
}

interface PageRequest<Known extends Language = Language> {
  cookies: Record<string, string | undefined>;
  acceptLanguage: string | undefined;
  /** Those that the page comes in. */
  languages: readonly Known[];
}

/** Reads the preferences that the shell keeps in cookies, so that the first paint has them. */
export function readPreferences(request: PageRequest): PagePreferences {
  const { theme, textSize, sidebar } = request.cookies;
  return {
    locale: wishedLanguage(request) ?? 'de',
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    textSize: textSize === 'large' || textSize === 'largest' ? textSize : undefined,
    hasFoldedSidebar: sidebar === 'folded',
  };
}

/** The language that the visitor chose, or else the browser's favourite; undefined if it is none of these. */
export const wishedLanguage = <Known extends Language>({
  cookies,
  acceptLanguage,
  languages,
}: PageRequest<Known>): Known | undefined =>
  languages.find((known) => known === cookies.locale) ?? favouriteOf(acceptLanguage, languages);

/** The browser's favourite among our languages (RFC 9110, 12.5.4); region subtags do not matter. */
function favouriteOf<Known extends Language>(
  header: string | undefined,
  languages: readonly Known[],
): Known | undefined {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 };
  });
  let best: { locale: Known; weight: number } | undefined;
  for (const { language, weight } of wishes) {
    const locale = languages.find((known) => known === language);
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale;
}
