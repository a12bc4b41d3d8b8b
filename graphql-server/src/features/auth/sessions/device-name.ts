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

const WORDS = {
  de: { on: 'auf', unknown: 'Unbekanntes Gerät' },
  en: { on: 'on', unknown: 'Unknown device' },
} satisfies Record<StaffLanguage, object>;

/** What a person calls the device that sent this `User-Agent`, e.g. `Firefox on Windows`. */
export function deviceName(userAgent: string, language: StaffLanguage = 'en'): string {
  const { on, unknown } = WORDS[language];
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter(Boolean);
  return names.length > 0 ? names.join(` ${on} `) : toHeaderText(userAgent, 60) || unknown;
}
