import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';
import { bin, node24 } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { step } from './report.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium of this machine, if there is one; CHROMIUM_PATH names another. */
export function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Failure(`CHROMIUM_PATH is ${asked}, which is no program.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApps].find(isExecutable);
}

async function installFromDebian() {
  await installDebianPackage('chromium');
  return findBrowser();
}

/** The browser that Playwright brings along; downloaded unless it is there already. */
async function installFromPlaywright() {
  await must('Chromium could not be downloaded.', bin('playwright'), ['install', 'chromium']);
  const print = "import('playwright').then((p) => console.log(p.chromium.executablePath()))";
  const path = await must('Playwright does not start.', node24, ['--eval', print]);
  return path.trim();
}

/** The path of a Chromium for the tests, installed if there is none. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  return step('Installing Chromium', isDebianRoot() ? installFromDebian : installFromPlaywright);
}
