import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage, isDebianRoot } from './debian.mjs';
import { bin, node24 } from './paths.mjs';
import { Failure, must } from './process.mjs';
import { step } from './report.mjs';

/** Chromium without a window; the tests take a quarter less time in it than in one that could have one. */
const headlessShell = 'chromium-headless-shell';
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

/** What CHROMIUM_PATH names. */
function askedBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (!asked) return undefined;
  if (isExecutable(asked)) return asked;
  throw new Failure(`CHROMIUM_PATH is ${asked}, which is no program.`);
}

function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** A Chromium of this machine that has windows too, if there is one. */
const findWindowed = () =>
  names.map(findOnPath).find((path) => path !== undefined) ?? macApps.find(isExecutable);

/** The small one; where that cannot be had, any other of this machine does. */
async function installFromDebian() {
  try {
    await installDebianPackage(headlessShell);
    return findOnPath(headlessShell);
  } catch (failure) {
    const windowed = findWindowed();
    if (windowed === undefined) throw failure;
    return windowed;
  }
}

/** The browser that Playwright brings along; downloaded unless it is there already. */
async function installFromPlaywright() {
  await must('Chromium could not be downloaded.', bin('playwright'), ['install', 'chromium']);
  const print = "import('playwright').then((p) => console.log(p.chromium.executablePath()))";
  const path = await must('Playwright does not start.', node24, ['--eval', print]);
  return path.trim();
}

/** The path of a Chromium of this machine, if there is one. */
export const findBrowser = () => askedBrowser() ?? findOnPath(headlessShell) ?? findWindowed();

/** The path of a Chromium for the tests, installed if there is none; CHROMIUM_PATH names another. */
export async function ensureBrowser() {
  const found = askedBrowser() ?? findOnPath(headlessShell);
  if (found) return found;
  if (isDebianRoot()) return step('Installing Chromium', installFromDebian);
  return findWindowed() ?? step('Installing Chromium', installFromPlaywright);
}
