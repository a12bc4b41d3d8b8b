/** Asks for what only the consoles need; tenants never load it. Their micro-frontends wait for the second. */
export async function loadStaffConsole() {
  const [loaded] = await Promise.all([import('./StaffConsole'), import('@hausgeist/shell-api')]);
  return loaded;
}
