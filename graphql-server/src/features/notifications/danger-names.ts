import type { DangerKind } from '@hausgeist/schema';
import type { StaffLanguage } from '../../platform/context/index.js';

type Names = Readonly<Record<string, string>> & { OTHER: string };

/** What the kinds of danger are called in notifications, summaries and the subjects of mails. */
const DANGER_NAMES: Record<StaffLanguage, Names> = {
  de: {
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
  },
  en: {
    GAS: 'smell of gas',
    FIRE: 'fire or smoke',
    CARBON_MONOXIDE: 'carbon monoxide',
    WATER: 'water leak',
    ELECTRICITY: 'electrical hazard',
    COLLAPSE: 'collapse or falling parts',
    LIFT: 'a person is stuck in a lift',
    MEDICAL: 'medical emergency',
    VIOLENCE: 'violence or threats',
    MISSING: 'missing person',
    BURGLARY: 'burglary',
    SUICIDE: 'a person is in a mental crisis',
    FROST: 'no heating in freezing weather',
    OTHER: 'a person is in danger',
  },
} satisfies Record<StaffLanguage, Record<DangerKind | 'OTHER', string>>;

/** The name of a danger; undefined if there was none, or none that is known. */
export const dangerName = (
  kind: string | null | undefined,
  language: StaffLanguage = 'de',
): string | undefined => (kind ? DANGER_NAMES[language][kind] : undefined);

/** A name that others may see on a screen: a mental crisis is not named, and neither is what has no name. */
export const discreetDangerName = (
  kind: string | null | undefined,
  language: StaffLanguage,
): string => (kind !== 'SUICIDE' && dangerName(kind, language)) || DANGER_NAMES[language].OTHER;
