/** What the seeded data are for: a product with the built-in assistant, or one that asks a provider. */
type Kind = 'built-in' | 'guided';

const variableOf = (kind: Kind) =>
  kind === 'guided' ? 'E2E_GUIDED_TEMPLATE_DATA_DIR' : 'E2E_TEMPLATE_DATA_DIR';

/** Tells the workers, which inherit the environment, where the seeded data folder is. */
export function rememberTemplate(folder: string, kind: Kind = 'built-in'): void {
  process.env[variableOf(kind)] = folder;
}

/** The seeded data folder. */
export function templateFolder(kind: Kind = 'built-in'): string {
  const folder = process.env[variableOf(kind)];
  if (!folder) throw new Error('The global set-up has not seeded a data folder.');
  return folder;
}
