import { setTimeout } from 'node:timers/promises';
import type { TestApp } from './test-app.js';

/** How often it is looked whether jobs have ended. */
const POLL_MS = 50;

/** Does now what jobs of this kind are to do later, and waits until they have ended. */
export async function finishJobs(app: TestApp, name: string): Promise<void> {
  const em = app.em();
  await em.execute(`update jobs.job set start_after = now() where name = ? and state = 'created'`, [
    name,
  ]);
  for (;;) {
    const open = await em.execute<object[]>(
      `select 1 from jobs.job where name = ? and state in ('created', 'active', 'retry')`,
      [name],
    );
    if (open.length === 0) return;
    await setTimeout(POLL_MS);
  }
}
