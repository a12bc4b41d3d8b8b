import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDebianRoot } from './debian.mjs';
import { cacheDir } from './paths.mjs';
import { must } from './process.mjs';
import { say, step } from './report.mjs';

const folder = join(cacheDir, 'promtool');
const unpacked = join(folder, 'usr/bin/promtool');

/** Taken out of Debian's package, as installing that would start a Prometheus. */
async function unpack() {
  mkdirSync(folder, { recursive: true });
  const failure = 'The package prometheus could not be downloaded.';
  await must(failure, 'apt-get', ['update']);
  await must(failure, 'apt-get', ['download', 'prometheus'], { cwd: folder });
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  await must('The package prometheus cannot be unpacked.', 'dpkg-deb', ['-x', archive, '.'], {
    cwd: folder,
  });
}

/** The path of a promtool, fetched on Debian as root; undefined where there is none. */
export async function ensurePromtool() {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool';
  // Without a network the alerts are not tried, which the check says.
  if (!existsSync(unpacked) && isDebianRoot()) await step('Fetching promtool', unpack).catch(say);
  return existsSync(unpacked) ? unpacked : undefined;
}
