import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debianMirror, osRelease } from './apt.mjs';

const bookworm = { ID: 'debian', VERSION_CODENAME: 'bookworm' };
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apt-'));
  mkdirSync(join(folder, 'sources.list.d'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, ...lines) => writeFileSync(join(folder, name), lines.join('\n'));

describe('debianMirror', () => {
  it('reads the deb822 form and passes over what is not the release itself', () => {
    write(
      'sources.list.d/debian.sources',
      'Types: deb',
      'URIs: http://mirror.example/security',
      'Suites: bookworm-security',
      '',
      'Types: deb deb-src',
      '# a remark',
      'URIs: http://mirror.example/debian',
      'Suites: bookworm bookworm-updates',
    );
    expect(debianMirror(folder, bookworm)).toBe('http://mirror.example/debian');
  });

  it('reads the one-line form', () => {
    write(
      'sources.list',
      '# deb http://old.example/debian bookworm main',
      'deb http://mirror.example/updates bookworm-updates main',
      'deb [arch=amd64 signed-by=/k.gpg] https://mirror.example/debian bookworm main',
    );
    expect(debianMirror(folder, bookworm)).toBe('https://mirror.example/debian');
  });

  it('knows none where sources are switched off, on a disc, or another system', () => {
    write(
      'sources.list.d/off.sources',
      'Types: deb',
      'Enabled: no',
      'URIs: http://mirror.example/debian',
      'Suites: bookworm',
    );
    write('sources.list', 'deb cdrom:[Debian]/ bookworm main');
    expect(debianMirror(folder, bookworm)).toBeUndefined();
    write('sources.list', 'deb http://mirror.example/ubuntu noble main');
    const noble = { ID: 'ubuntu', VERSION_CODENAME: 'noble' };
    expect(debianMirror(folder, noble)).toBeUndefined();
  });
});

it('reads quoted and bare fields of os-release', () => {
  write('os-release', 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"', 'ID=debian');
  expect(osRelease(join(folder, 'os-release'))).toEqual({
    PRETTY_NAME: 'Debian GNU/Linux 12 (bookworm)',
    ID: 'debian',
  });
  expect(osRelease(join(folder, 'missing'))).toEqual({});
});
