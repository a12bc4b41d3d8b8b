/*
 * The visitor's language and theme live in cookies, not in web storage: the server reads them too,
 * so the very first paint already has the right language and colours.
 */
const ONE_YEAR_SECONDS = 31_536_000;

/** Remembers a preference for a year. */
export function rememberPreference(
  name: 'locale' | 'theme' | 'textSize' | 'sidebar',
  value: string,
): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}
