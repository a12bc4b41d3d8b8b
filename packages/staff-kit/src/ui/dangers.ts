/** The kinds of danger that have a word of their own in both consoles. */
export const DANGERS = [
  'GAS',
  'FIRE',
  'CARBON_MONOXIDE',
  'WATER',
  'ELECTRICITY',
  'COLLAPSE',
  'LIFT',
  'MEDICAL',
  'VIOLENCE',
  'MISSING',
  'BURGLARY',
  'SUICIDE',
  'FROST',
] as const;
