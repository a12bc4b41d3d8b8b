/** Identifiers of licences that need no look by a person: they let the product be used and passed on. */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Zlib'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'OFL-1.1', 'Python-2.0', 'Unicode-3.0'],
]);

/** Whether one of the alternatives of an expression asks for nothing but free licences. */
const isFree = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => FREE.has(id.trim())));

const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');

const isOwn = ({ purl = '' }) => purl.startsWith('pkg:npm/%40hausgeist/');

const byRef = (a, b) => (a['bom-ref'] ?? a.ref).localeCompare(b['bom-ref'] ?? b.ref, 'en');

/**
 * What npm says of the lock file as a bill of materials of CycloneDX, without what differs from run to run and
 * from machine to machine: the same lock file gives the same bytes.
 */
export function toBillOfMaterials(told, { name, version }) {
  const { component } = told.metadata;
  return {
    $schema: told.$schema,
    bomFormat: told.bomFormat,
    specVersion: told.specVersion,
    version: 1,
    metadata: { component: { ...component, name, version } },
    components: told.components.toSorted(byRef),
    dependencies: told.dependencies
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted() }))
      .toSorted(byRef),
  };
}

/** What is wrong with the packages of a bill, in sentences; `accepted` says what was looked at and found good. */
export function faultsOfBill({ components }, accepted, today) {
  const foreign = components.filter((component) => !isOwn(component));
  const refs = new Set(foreign.map((component) => component['bom-ref']));
  const unproven = foreign
    .filter(({ hashes = [] }) => hashes.length === 0)
    .map((component) => `${component['bom-ref']} has no hash in the lock file.`);
  const unknown = foreign
    .filter((component) => {
      const licences = licencesOf(component);
      return !(licences.length > 0 && licences.every(isFree));
    })
    .filter(({ name }) => !accepted.licences.some((entry) => entry.package === name))
    .map((component) => {
      const licences = licencesOf(component).join(', ') || 'no licence in the lock file';
      return `${component['bom-ref']}: ${licences}. Look at it, and name it in accepted.json with a reason.`;
    });
  const names = new Set(foreign.map(({ name }) => name));
  const idle = accepted.licences
    .filter((entry) => !names.has(entry.package))
    .map((entry) => `${entry.package} is accepted and no longer there.`);
  return refs.size === 0
    ? ['The lock file names no packages.']
    : [...unproven, ...unknown, ...idle, ...expired(accepted, today)];
}

/** Acceptances end, so that each is looked at again. */
const expired = ({ vulnerabilities }, today) =>
  vulnerabilities
    .filter(({ until }) => until < today)
    .map(({ advisory, until }) => `The acceptance of ${advisory} has ended on ${until}.`);

/** Known vulnerabilities, as `npm audit --json` tells them, that are not accepted; in sentences. */
export function newVulnerabilities(report, { vulnerabilities }) {
  const accepted = new Set(vulnerabilities.map(({ advisory }) => advisory));
  const found = Object.values(report.vulnerabilities ?? {})
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object');
  const told = new Map(found.map((cause) => [advisoryOf(cause), cause]));
  return [...told]
    .filter(([advisory]) => !accepted.has(advisory))
    .map(([advisory, { name, range, severity, title }]) =>
      [`${advisory}: ${title} (${severity}, ${name} ${range}).`].join(''),
    );
}

const advisoryOf = ({ url, source }) =>
  String(url ?? source)
    .split('/')
    .at(-1);
