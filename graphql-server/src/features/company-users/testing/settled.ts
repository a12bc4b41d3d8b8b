import type { TestApp } from '../../../testing/test-app.js';

/** Waits until no password reset is waiting to be mailed any more. */
export async function settled(app: TestApp): Promise<void> {
  for (;;) {
    const rows = await app.em().execute<object[]>(
      `select 1 from jobs.job where name = 'company-password-reset'
          and state in ('created', 'retry', 'active')`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
