/** Asks for what only the consoles need; tenants never load it. */
export const loadStaffConsole = () => import('./StaffConsole');
