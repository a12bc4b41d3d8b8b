// What the machine's own package sources say, so that no mirror is named here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of /etc/os-release; empty where there is none. */
export function osRelease(file = '/etc/os-release') {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=["']?(.*?)["']?$/gm);
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
}

/** Pairs of address and suite in a one-line source list. */
function fromList(text) {
  const lines = text.matchAll(/^deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)/gm);
  return Array.from(lines, ([, uri, suite]) => ({ uri, suite }));
}

/** Pairs of address and suite in a deb822 source file. */
function fromDeb822(text) {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name) => new RegExp(`^${name}:(.*)$`, 'mi').exec(stanza)?.[1].trim() ?? '';
    if (!field('Types').split(/\s+/).includes('deb') || /^no$/i.test(field('Enabled'))) return [];
    const suites = field('Suites').split(/\s+/);
    return field('URIs')
      .split(/\s+/)
      .flatMap((uri) => suites.map((suite) => ({ uri, suite })));
  });
}

function readSources(folder) {
  const parts = join(folder, 'sources.list.d');
  const names = existsSync(parts) ? readdirSync(parts).toSorted() : [];
  const files = [join(folder, 'sources.list'), ...names.map((name) => join(parts, name))];
  return files.filter(existsSync).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.sources') ? fromDeb822(text) : fromList(text);
  });
}

/** The Debian mirror this machine installs from, if it is a Debian and uses one. */
export function debianMirror(folder = '/etc/apt', release = osRelease()) {
  if (release.ID !== 'debian') return undefined;
  const main = readSources(folder).find(
    ({ uri, suite }) => suite === release.VERSION_CODENAME && /^https?:/.test(uri),
  );
  return main?.uri;
}
