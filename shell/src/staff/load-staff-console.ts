import type * as ConsoleModule from './StaffConsole';

let arrived: typeof ConsoleModule | undefined;

/** Asks for what only the consoles need; tenants never load it. Their micro-frontends wait for the second. */
export async function loadStaffConsole(): Promise<typeof ConsoleModule> {
  const [loaded] = await Promise.all([import('./StaffConsole'), import('@hausgeist/shell-api')]);
  arrived = loaded;
  return loaded;
}

/** The console's part of the page, once it is there: React draws nothing for a moment where it has to ask. */
export const arrivedConsole = (): typeof ConsoleModule.StaffConsole | undefined =>
  arrived?.StaffConsole;
