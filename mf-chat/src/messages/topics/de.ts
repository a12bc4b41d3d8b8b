import type { CategoryName } from '@hausgeist/schema';

/** What messages are about, as it is stored. */
export const topics: Record<CategoryName, string> = {
  Notfall: 'Notfall',
  Heizung: 'Heizung',
  'Wasser & Sanitär': 'Wasser & Sanitär',
  'Schimmel & Schäden': 'Schimmel & Schäden',
  'Schlüssel & Zugang': 'Schlüssel & Zugang',
  'Nebenkosten & Miete': 'Nebenkosten & Miete',
  'Kündigung & Umzug': 'Kündigung & Umzug',
  'Lärm & Hausordnung': 'Lärm & Hausordnung',
  'Müll & Reinigung': 'Müll & Reinigung',
  Aufzug: 'Aufzug',
  'Parken & Mobilität': 'Parken & Mobilität',
  'Eigentum & WEG': 'Eigentum & WEG',
  'Verwaltung & Dokumente': 'Verwaltung & Dokumente',
  Allgemeines: 'Allgemeines',
};
