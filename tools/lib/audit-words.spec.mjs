import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const load = (file) => import(pathToFileURL(join(import.meta.dirname, '../..', file)).href);

// The consoles cannot import the server, and an action without words is shown as its bare code.
it('gives words to each action that the audit log may hold', async () => {
  const { AUDIT_ACTIONS } = await load('graphql-server/src/features/audit/audit-actions.ts');
  const { ACTIONS } = await load('packages/staff-kit/src/features/audit/actions.ts');
  expect(ACTIONS.toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
});
