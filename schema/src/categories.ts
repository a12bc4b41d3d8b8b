/** What danger is filed under. */
export const EMERGENCY_CATEGORY = 'Notfall';

/** What is about nothing else. */
export const OTHER_CATEGORY = 'Allgemeines';

/** What questions are filed under; stored in German. The consoles say it in their reader's language. */
export const CATEGORY_NAMES = [
  EMERGENCY_CATEGORY,
  'Heizung',
  'Wasser & Sanitär',
  'Schimmel & Schäden',
  'Schlüssel & Zugang',
  'Nebenkosten & Miete',
  'Kündigung & Umzug',
  'Lärm & Hausordnung',
  'Müll & Reinigung',
  'Aufzug',
  'Parken & Mobilität',
  'Eigentum & WEG',
  'Verwaltung & Dokumente',
  OTHER_CATEGORY,
] as const;

export type CategoryName = (typeof CATEGORY_NAMES)[number];
