import { spawnSync } from 'node:child_process';
import { isDebianRoot, installDebianPackage } from './debian.mjs';
import { step } from './report.mjs';

/**
 * Makes sure that there is a curl, for the examples of the guides. Where it cannot be installed
 * without asking, the test of the guides says that it is skipped.
 */
export async function ensureCurl() {
  const isThere = spawnSync('curl', ['--version']).status === 0;
  if (!isThere && isDebianRoot()) await step('Installing curl', () => installDebianPackage('curl'));
}
