import { osRelease } from '../services/apt.mjs';
import { must } from './process.mjs';

/** Whether packages of Debian can be installed without asking the user. */
export const isDebianRoot = () => osRelease().ID === 'debian' && process.getuid?.() === 0;

/** Installs a package of Debian, without those that it only recommends. */
export async function installDebianPackage(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const failure = `The package ${name} could not be installed.`;
  await must(failure, 'apt-get', ['update'], { env });
  await must(failure, 'apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}
