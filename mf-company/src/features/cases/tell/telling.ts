/** Whether the tenant is told, and what besides. */
export interface Telling {
  tellsTenant: boolean;
  note: string;
}

/** One tells what concerns the tenant, unless it is left out. */
export const TELLING: Telling = { tellsTenant: true, note: '' };

/** As requests have it; a case without a tenant says nothing of it. */
export function toTelling({ tellsTenant, note }: Telling, hasTenant: boolean) {
  return hasTenant ? { tellsTenant, note: tellsTenant ? note.trim() || null : null } : {};
}
