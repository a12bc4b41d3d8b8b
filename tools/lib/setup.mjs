import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';

/** Installs what the lock file asks for. */
export const install = () => withLock('setup', ensureInstalled);

/** Installs and builds whatever is missing or changed. */
export const setUp = (options) =>
  withLock('setup', async () => {
    await ensureInstalled();
    await ensureBuilt(options);
  });
