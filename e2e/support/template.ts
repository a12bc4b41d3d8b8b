const VARIABLE = 'E2E_TEMPLATE_DATA_DIR';

/** Tells the workers, which inherit the environment, where the seeded data folder is. */
export function rememberTemplate(folder: string): void {
  process.env[VARIABLE] = folder;
}

/** The seeded data folder. */
export function templateFolder(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error('The global set-up has not seeded a data folder.');
  return folder;
}
