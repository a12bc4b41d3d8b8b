/*
 * An administrator may work in a company's portal. Which company is named once in the address and
 * kept for the tab, so that links inside the portal need not repeat it.
 */
const PARAMETER = 'companyId';
const KEY = 'actingCompanyId';

/** The company that an administrator acts for in this tab, if any. */
export function actingCompanyId(): string | null {
  const named = new URLSearchParams(window.location.search).get(PARAMETER);
  if (named) sessionStorage.setItem(KEY, named);
  return named ?? sessionStorage.getItem(KEY);
}

/** From now on the portal is for the company's own people again. */
export function stopActing(): void {
  sessionStorage.removeItem(KEY);
}
