import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specsAwayFromServices } from './specs-away-from-services.js';

describe('the tests that are left out on services', () => {
  const away = specsAwayFromServices(join(import.meta.dirname, '../..'));

  it.each(['src/platform/ai/openai/json-text-reader.spec.ts', 'src/schema-conventions.spec.ts'])(
    'have %s among them, which only computes',
    (spec) => expect(away).toContain(spec),
  );

  it.each([
    ['starts a server', 'src/features/buildings/buildings.spec.ts'],
    ['opens a database', 'src/platform/jobs/job-queue.spec.ts'],
    ['asks Valkey itself', 'src/platform/events/valkey.spec.ts'],
    ['starts a pooler', 'src/platform/database/pooler.spec.ts'],
  ])('have none among them that %s', (_what, spec) => expect(away).not.toContain(spec));
});
