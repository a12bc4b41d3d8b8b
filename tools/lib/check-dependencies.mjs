import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsOfBill, newVulnerabilities, toBillOfMaterials } from './dependencies.mjs';
import { at, cacheDir } from './paths.mjs';
import { Failure, must, run } from './process.mjs';
import { say } from './report.mjs';

const ACCEPTED = 'deploy/dependencies/accepted.json';

const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** What the product is made of, from the lock file; needs no network. */
export async function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const output = await must('npm cannot list the packages.', 'npm', args);
  return toBillOfMaterials(JSON.parse(output.slice(output.indexOf('{'))), readJson('package.json'));
}

/** Makes the bill of materials anew and looks at hashes, licences, and what has been accepted. */
export async function checkBill() {
  const bill = await billOfMaterials();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${cacheDir}/sbom.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
  const faults = faultsOfBill(bill, readJson(ACCEPTED), new Date().toISOString().slice(0, 10));
  if (faults.length > 0) throw new Failure(`See ${ACCEPTED}.`, faults.join('\n'));
}

/** Asks the registry; where it does not answer, that is said and nothing is claimed. */
export async function checkVulnerabilities() {
  const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await run('npm', args, { capture: true });
  const report = parseReport(output);
  if (!report) return say('        NOT CHECKED: the registry has not told known vulnerabilities');
  const found = newVulnerabilities(report, readJson(ACCEPTED));
  if (found.length === 0) return;
  throw new Failure(
    `Update these packages, or accept them with a reason in ${ACCEPTED}.`,
    found.join('\n'),
  );
}

function parseReport(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{')));
    return report.auditReportVersion ? report : undefined;
  } catch {
    return undefined;
  }
}
