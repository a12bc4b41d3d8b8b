import { STAFF_AREAS, type StaffArea } from './areas';

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

/** The company an administrator, signed in to this browser, has opened the portal of. */
export function readActingFor(area: StaffArea): string | null {
  if (area.audience !== 'company') return null;
  return localStorage.getItem(STAFF_AREAS.admin.tokenKey) === null ? null : actingCompanyId();
}

/** Whose session holds in a console: an administrator may be in that of a company. */
export const sessionArea = (area: StaffArea, actingFor: string | null): StaffArea =>
  actingFor === null ? area : STAFF_AREAS.admin;
