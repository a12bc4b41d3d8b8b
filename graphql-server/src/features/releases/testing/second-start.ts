import type { TestApp } from '../../../testing/test-app.js';
import { AuditLog } from '../../audit/index.js';
import { SessionService, TokenDigests } from '../../auth/index.js';
import { createReleases } from '../index.js';

/** What a start does with the builds beside the server, and what a second replica does. */
export async function startReleasesAgain({ app: { platform } }: TestApp): Promise<void> {
  const digests = new TokenDigests('x'.repeat(32));
  const again = await createReleases({
    ...platform,
    auth: { digests, sessions: new SessionService(platform.events, digests) },
    ...{ audit: new AuditLog(), mail: { enqueue: async () => undefined } },
    pages: { find: async () => ({ kind: 'none' as const }) },
  });
  await again.start();
  await again.stop();
}
