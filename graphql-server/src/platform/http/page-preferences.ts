/** Languages that pages come in; the first one answers a browser that speaks neither. */
export const PAGE_LOCALES = ['de', 'en'] as const;

export type PageLocale = (typeof PAGE_LOCALES)[number];

/** What a visitor chose, or the best guess before they chose anything. */
export interface PagePreferences {
  locale: PageLocale;
  /** Unset: as the operating system says. */
  theme: 'light' | 'dark' | undefined;
}

interface PageRequest {
  cookies: Record<string, string | undefined>;
  acceptLanguage: string | undefined;
}

/** Reads the preferences that the shell keeps in cookies, so that the first paint has them. */
export function readPreferences({ cookies, acceptLanguage }: PageRequest): PagePreferences {
  const { locale, theme } = cookies;
  return {
    locale: PAGE_LOCALES.find((known) => known === locale) ?? bestLocale(acceptLanguage),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

/** The browser's favourite among our languages (RFC 9110, 12.5.4); region subtags do not matter. */
function bestLocale(header: string | undefined): PageLocale {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 };
  });
  let best: { locale: PageLocale; weight: number } | undefined;
  for (const { language, weight } of wishes) {
    const locale = PAGE_LOCALES.find((known) => known === language);
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? PAGE_LOCALES[0];
}
