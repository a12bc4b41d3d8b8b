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
  writeCookie(name, value, ONE_YEAR_SECONDS);
}

/** Tells the server whether someone is signed in at a console, so that it need not show them the sign-in first. */
export function rememberSignedIn(audience: 'admin' | 'company', isSignedIn: boolean): void {
  writeCookie(`${audience}SignedIn`, String(isSignedIn), isSignedIn ? ONE_YEAR_SECONDS : 0);
}

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
