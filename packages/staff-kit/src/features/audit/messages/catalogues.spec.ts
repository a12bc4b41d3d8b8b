import { expect, it } from 'vitest';
import { catalogues } from './catalogues';

// People pick an action from a list, where two of one name cannot be told apart.
it.each(['de', 'en'] as const)('names each action differently in %s', (language) => {
  const names = Object.values(catalogues[language].audit.actions);
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  expect(doubled).toEqual([]);
});
