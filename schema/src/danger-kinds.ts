/** Kinds of danger, the most urgent first: it is named if two are equally likely. */
export const DANGER_KINDS = [
  'GAS',
  'FIRE',
  'CARBON_MONOXIDE',
  'MEDICAL',
  'SUICIDE',
  'VIOLENCE',
  'MISSING',
  'ELECTRICITY',
  'BURGLARY',
  'COLLAPSE',
  'LIFT',
  'WATER',
  'FROST',
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];
