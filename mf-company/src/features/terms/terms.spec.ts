import { createHash } from 'node:crypto';
import { TERMS_VERSION } from '@hausgeist/schema';
import { expect, it } from 'vitest';
import { TERMS } from './terms';

/** What each version of the terms says. A change of the text is a new version, here and in `schema`. */
const DIGESTS: Record<string, string> = { '2026-11': 'db0672860e76d6e9' };

it('names the version of the terms by which a consent is kept', () => {
  const digest = createHash('sha256').update(JSON.stringify(TERMS)).digest('hex').slice(0, 16);
  expect(digest).toBe(DIGESTS[TERMS_VERSION]);
});
