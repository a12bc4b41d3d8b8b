import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../lib/paths.mjs';
import { withoutLinksOutside } from './packed-readme.mjs';

it('leaves no link that leads out of the package', () => {
  const readme = readFileSync(at('packages/sdk/README.md'), 'utf8');
  expect(readme).toContain('](../');
  const packed = withoutLinksOutside(readme);
  expect(packed).not.toContain('](../');
  expect(packed).toContain(
    "The guide to GraphQL (`docs/graphql-api.md` in the product's repository)",
  );
  expect(withoutLinksOutside('[a](b.md), [c](https://c.example)')).toBe(
    '[a](b.md), [c](https://c.example)',
  );
});
