import type { RegistryEntry } from '@hausgeist/schema';

/** The micro-frontends of this page, as the server wrote them into it. */
export function readRegistry(page: Document): RegistryEntry[] {
  const text = page.getElementById('registry')?.textContent ?? '[]';
  return JSON.parse(text) as RegistryEntry[];
}
