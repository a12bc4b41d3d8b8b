import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './process.mjs';

/** Chromium without a window; the tests take a quarter less time in it than in one that could have one. */
export const headlessShell = 'chromium-headless-shell';
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
export function askedBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (!asked) return undefined;
  if (isExecutable(asked)) return asked;
  throw new Failure(`CHROMIUM_PATH is ${asked}, which is no program.`);
}

export function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** A Chromium of this machine that has windows too, if there is one. */
export const findWindowed = () =>
  names.map(findOnPath).find((path) => path !== undefined) ?? macApps.find(isExecutable);

/** The path of a Chromium of this machine, if there is one. */
export const findBrowser = () => askedBrowser() ?? findOnPath(headlessShell) ?? findWindowed();
