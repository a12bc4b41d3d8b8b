import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
/** Who asks where the services of the tests are; what starts a server or opens a database leads to such a file. */
const ASKS_FOR_SERVICES = /TEST_(?:DATABASE_URL|REDIS_URL|SERVICES_ROOT)|inject\('postgres'\)/;

function fileOf(importer: string, specifier: string): string | undefined {
  const path = resolve(dirname(importer), specifier.replace(/\.js$/, '.ts'));
  return path.endsWith('.ts') && existsSync(path) ? path : undefined;
}

/**
 * Tests that reach no file that asks where PostgreSQL and Valkey are: on services, they do what they do
 * without.
 *
 * @returns their paths below the folder
 */
export function specsAwayFromServices(folder: string): string[] {
  const read = new Map<string, { asks: boolean; imports: string[] }>();
  const look = (path: string) => {
    const known = read.get(path);
    if (known) return known;
    const text = readFileSync(path, 'utf8');
    const imports = [...text.matchAll(IMPORT)].flatMap(
      ([, specifier = '']) => fileOf(path, specifier) ?? [],
    );
    const found = { asks: ASKS_FOR_SERVICES.test(text), imports };
    read.set(path, found);
    return found;
  };
  const reachesServices = (spec: string) => {
    const seen = new Set([join(folder, spec)]);
    // A set is walked through to what is added meanwhile.
    for (const path of seen) {
      const { asks, imports } = look(path);
      if (asks) return true;
      for (const next of imports) seen.add(next);
    }
    return false;
  };
  return globSync('src/**/*.spec.ts', { cwd: folder }).filter((spec) => !reachesServices(spec));
}
