import type { DangerKind } from '@hausgeist/schema';

/** What the kinds of danger are called in a summary and in the subject of a mail. */
const DANGER_NAMES: Readonly<Record<string, string>> = {
  GAS: 'Gasgeruch',
  FIRE: 'Feuer oder Rauch',
  CARBON_MONOXIDE: 'Kohlenmonoxid',
  WATER: 'Wasser tritt aus',
  ELECTRICITY: 'Gefahr durch Strom',
  COLLAPSE: 'Einsturz oder fallende Teile',
  LIFT: 'Person im Aufzug eingeschlossen',
  MEDICAL: 'medizinischer Notfall',
  VIOLENCE: 'Gewalt oder Bedrohung',
  MISSING: 'vermisste Person',
  BURGLARY: 'Einbruch',
  SUICIDE: 'Person in seelischer Not',
  FROST: 'Ausfall der Heizung bei Frost',
  OTHER: 'Person in Gefahr',
} satisfies Record<DangerKind | 'OTHER', string>;

/** The name of a danger in German; undefined if there was none, or none that is known. */
export const dangerName = (kind: string | null | undefined): string | undefined =>
  kind ? DANGER_NAMES[kind] : undefined;
