import { describe, expect, it } from 'vitest';
import { faultsOfBill, newVulnerabilities, toBillOfMaterials } from './dependencies.mjs';

const ACCEPTED = { licences: [], vulnerabilities: [] };
const TODAY = '2026-11-24';

const component = (name, license = 'MIT', overrides = {}) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  purl: `pkg:npm/${name}@1.0.0`,
  licenses: [{ license: { id: license } }],
  hashes: [{ alg: 'SHA-512', content: 'ab' }],
  ...overrides,
});

const told = (serial, components) => ({
  ...{
    $schema: 's',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serial,
    version: 1,
  },
  metadata: { timestamp: serial, component: { name: serial, purl: 'pkg:npm/hausgeist@0.1.0' } },
  components,
  dependencies: components.map((part) => ({ ref: part['bom-ref'], dependsOn: ['b', 'a'] })),
});

describe('the bill of materials', () => {
  const of = { name: 'hausgeist', version: '0.1.0' };

  it('is the same for the same packages, wherever and whenever it is made', () => {
    const [a, b] = [component('a'), component('b')];
    const first = toBillOfMaterials(told('1', [a, b]), of);
    expect(toBillOfMaterials(told('2', [b, a]), of)).toEqual(first);
    expect(first.dependencies[0]).toEqual({ ref: 'a@1.0.0', dependsOn: ['a', 'b'] });
    expect(first.metadata.component.name).toBe('hausgeist');
  });

  it('has no faults where every package has a hash and a free licence', () => {
    const own = component('x', '', { purl: 'pkg:npm/%40hausgeist/x@0.1.0', hashes: [] });
    const either = component('c', '(MIT OR GPL-3.0-or-later)');
    expect(faultsOfBill({ components: [component('a'), own, either] }, ACCEPTED, TODAY)).toEqual(
      [],
    );
  });

  it('names packages without a hash, with other licences, and acceptances of none', () => {
    const components = [
      component('bare', 'MIT', { hashes: [] }),
      component('gnu', 'GPL-3.0-or-later'),
      component('both', 'MIT AND GPL-3.0-or-later'),
      component('none', 'MIT', { licenses: [] }),
      component('known', 'LGPL-3.0-or-later'),
    ];
    const licences = [
      { package: 'known', reason: 'linked dynamically' },
      { package: 'gone', reason: 'x' },
    ];
    const faults = faultsOfBill({ components }, { ...ACCEPTED, licences }, TODAY);
    expect(faults.map((fault) => fault.split(/[ @]/)[0])).toEqual([
      ...['bare', 'gnu', 'both', 'none', 'gone'],
    ]);
  });

  it('is refused where it is empty', () => {
    expect(faultsOfBill({ components: [] }, ACCEPTED, TODAY)).toHaveLength(1);
  });

  it('tells of acceptances whose day has passed', () => {
    const vulnerabilities = [
      { advisory: 'GHSA-1', reason: 'x', until: '2026-11-23' },
      { advisory: 'GHSA-2', reason: 'x', until: TODAY },
    ];
    const accepted = { ...ACCEPTED, vulnerabilities };
    expect(faultsOfBill({ components: [component('a')] }, accepted, TODAY)).toEqual([
      'The acceptance of GHSA-1 has ended on 2026-11-23.',
    ]);
  });
});

describe('known vulnerabilities', () => {
  const report = {
    vulnerabilities: {
      a: {
        via: [
          {
            ...{ url: 'https://github.com/advisories/GHSA-1', name: 'a', range: '<2' },
            ...{ severity: 'high', title: 'Leaks' },
          },
        ],
      },
      b: { via: ['a'] },
    },
  };

  it('are told once, by their advisory', () => {
    expect(newVulnerabilities(report, ACCEPTED)).toEqual(['GHSA-1: Leaks (high, a <2).']);
  });

  it('may be accepted', () => {
    const vulnerabilities = [{ advisory: 'GHSA-1', reason: 'not reached', until: TODAY }];
    expect(newVulnerabilities(report, { ...ACCEPTED, vulnerabilities })).toEqual([]);
  });
});
