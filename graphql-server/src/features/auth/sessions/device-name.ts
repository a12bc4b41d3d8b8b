import type { StaffLanguage } from '../../../platform/context/index.js';
import { toHeaderText } from '../../../platform/mail/index.js';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN = 'Unknown device';

/** In German a program runs `unter` a system and `auf` a device. */
const inGerman = (system: string) => (system.startsWith('iP') ? 'auf' : 'unter');

/** What a person calls the device that sent this `User-Agent`, e.g. `Firefox on Windows`; kept in English. */
export function deviceName(userAgent: string): string {
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter(Boolean);
  return names.length > 0 ? names.join(' on ') : toHeaderText(userAgent, 60) || UNKNOWN;
}

/** A kept name of a device in the words of who reads it, e.g. `Firefox unter Windows`. */
export function deviceNameFor(kept: string, language: StaffLanguage | undefined): string {
  if (language !== 'de') return kept;
  if (kept === UNKNOWN) return 'Unbekanntes Gerät';
  const [browser, system] = kept.split(' on ');
  const isOurs = BROWSERS.some(([, name]) => name === browser);
  return system && isOurs ? `${browser} ${inGerman(system)} ${system}` : kept;
}
