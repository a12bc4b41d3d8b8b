import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DANGER_KINDS } from '@hausgeist/schema';

const WEBHOOKS = join(import.meta.dirname, '../../../../schema/webhooks.json');

/** The kinds that the server tells of, as the description of webhooks names them. */
function toldKinds(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { enum: values } = part as { enum?: unknown };
  if (Array.isArray(values) && values.includes('CARBON_MONOXIDE')) return values as string[];
  return Object.values(part).flatMap(toldKinds);
}

it('knows each kind of danger that the server tells of', () => {
  const told = new Set(toldKinds(JSON.parse(readFileSync(WEBHOOKS, 'utf8'))));
  expect(new Set([...DANGER_KINDS, 'OTHER'])).toEqual(told);
});
