import { setTimeout } from 'node:timers/promises';
import { WAKE_TOPIC } from '../platform/jobs/index.js';
import type { TestApp } from './test-app.js';

/** How often it is looked whether jobs have ended. */
const POLL_MS = 50;

/** Has jobs of this kind begin now that are to begin later. */
export async function beginJobs(app: TestApp, name: string): Promise<void> {
  const begun = await app.em().execute<object[]>(
    `update jobs.job set start_after = now()
      where name = ? and state = 'created' and start_after > now() returning 1`,
    [name],
  );
  if (begun.length > 0) await app.app.platform.events.publish(WAKE_TOPIC, name, 'passing');
}

/** Does now what jobs of this kind are to do later, and waits until they have ended. */
export async function finishJobs(app: TestApp, name: string): Promise<void> {
  const em = app.em();
  await beginJobs(app, name);
  for (;;) {
    const open = await em.execute<object[]>(
      `select 1 from jobs.job where name = ? and state in ('created', 'active', 'retry')`,
      [name],
    );
    if (open.length === 0) return;
    await setTimeout(POLL_MS);
  }
}
