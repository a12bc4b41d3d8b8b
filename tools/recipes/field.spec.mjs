import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../lib/paths.mjs';
import { copyProject, follow, runIn, stepsOf, touchedIn } from './follow.mjs';

/** What a field of tenants and owners may cost. */
const MOST_FILES = 12;
/** A guard against what hangs, not a measure: other work may keep the machine busy. */
const PATIENCE = 900_000;

const steps = stepsOf(readFileSync(at('docs/recipes/field.md'), 'utf8'));
let copy;
let told;

beforeAll(() => {
  copy = copyProject();
  told = follow(steps, copy);
}, PATIENCE);
afterAll(() => rmSync(copy, { recursive: true }), PATIENCE);

describe('the recipe of a field', () => {
  it('names the files that it touches, and no more than a newcomer can keep in mind', () => {
    const named = steps.flatMap(({ path }) => (path ? [told.numbered(path)] : []));
    expect(touchedIn(copy).toSorted()).toEqual(named.toSorted());
    expect(named.length).toBeLessThanOrEqual(MOST_FILES);
  });

  it.each(['packages/staff-kit', 'mf-admin', 'mf-company'])(
    'leaves %s with types that fit',
    (folder) => expect(runIn(copy, `tsc --noEmit -p ${folder}`)).toBe(''),
    PATIENCE,
  );

  it(
    'brings the field into REST, GraphQL, imports, exports, webhooks and the form of both consoles',
    () => {
      const specs = [
        'graphql-server/src/features/end-users/end-user-details.spec.ts',
        'mf-admin/src/routes/EndUserForm.spec.tsx',
        'mf-company/src/routes/end-users.spec.tsx',
      ];
      const report = join(copy, 'report.json');
      const only = '-t "every detail|every field|storey"';
      runIn(copy, `vitest run ${specs.join(' ')} ${only} --reporter=json --outputFile=${report}`);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
      const passed = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => title);
      expect(passed.toSorted()).toEqual([
        'asks for every field of a tenant',
        'asks for every field of a tenant',
        'is imported with every detail',
        'is told with every detail by REST, GraphQL, webhooks and exports',
        'storey is in every place',
      ]);
    },
    PATIENCE,
  );
});
