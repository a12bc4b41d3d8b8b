import { wrongField } from '../../platform/errors/index.js';
import { broadcastReasons } from './broadcast.reasons.js';

/** What placeholders are filled with. */
export interface PlaceholderValues {
  firstName: string;
  lastName: string;
  fullName: string;
  address: string;
  apartmentNumber: string;
  companyName: string;
  companyPhone: string;
}

/** Every placeholder. */
export const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'fullName',
  'address',
  'apartmentNumber',
  'companyName',
  'companyPhone',
] as const satisfies readonly (keyof PlaceholderValues)[];

const PATTERN = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isKnown = (name: string): name is keyof PlaceholderValues =>
  PLACEHOLDERS.some((known) => known === name);

/** Refuses a text with a placeholder that nothing stands for; also one that is not closed. */
export function requirePlaceholders(field: 'subject' | 'text', text: string): void {
  const unknown = [...text.matchAll(PATTERN)].map(([, name = '']) => name).find((n) => !isKnown(n));
  const isLeftOpen = /\{\{|\}\}/.test(text.replaceAll(PATTERN, ''));
  if (unknown === undefined && !isLeftOpen) return;
  const name = isLeftOpen ? '{{' : `{{${unknown}}}`;
  throw wrongField(field, broadcastReasons.PLACEHOLDER_UNKNOWN({ name }));
}

/** A text with its placeholders filled in; what is filled in is not looked at again. */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PATTERN, (whole, name: string) => (isKnown(name) ? values[name] : whole));
