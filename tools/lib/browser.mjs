import { installDebianPackage, isDebianRoot } from './debian.mjs';
import { askedBrowser, findOnPath, findWindowed, headlessShell } from './find-browser.mjs';
import { bin, node24 } from './paths.mjs';
import { must } from './process.mjs';
import { step } from './report.mjs';

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

/** The path of a Chromium for the tests, installed if there is none; CHROMIUM_PATH names another. */
export async function ensureBrowser() {
  const found = askedBrowser() ?? findOnPath(headlessShell);
  if (found) return found;
  if (isDebianRoot()) return step('Installing Chromium', installFromDebian);
  return findWindowed() ?? step('Installing Chromium', installFromPlaywright);
}
