import { platformReasons, wrongField } from '../../platform/errors/index.js';
import { findUnknownPlaceholder } from '../../platform/input/index.js';

/** What placeholders are filled with. */
export type PlaceholderValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** Every placeholder. */
export const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'fullName',
  'address',
  'apartmentNumber',
  'companyName',
  'companyPhone',
] as const;

/** Refuses a text with a placeholder that nothing stands for; also one that is not closed. */
export function requirePlaceholders(field: 'subject' | 'text', text: string): void {
  const name = findUnknownPlaceholder(text, PLACEHOLDERS);
  if (name) throw wrongField(field, platformReasons.PLACEHOLDER_UNKNOWN({ name }));
}
