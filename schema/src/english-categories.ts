import type { CategoryName } from './categories.js';

/** What the categories are called in English. */
export const ENGLISH_CATEGORY_NAMES: Readonly<Record<CategoryName, string>> = {
  Notfall: 'Emergency',
  Heizung: 'Heating',
  'Wasser & Sanitär': 'Water & plumbing',
  'Schimmel & Schäden': 'Mould & damage',
  'Schlüssel & Zugang': 'Keys & access',
  'Nebenkosten & Miete': 'Rent & service charges',
  'Kündigung & Umzug': 'Notice & moving',
  'Lärm & Hausordnung': 'Noise & house rules',
  'Müll & Reinigung': 'Waste & cleaning',
  Aufzug: 'Lift',
  'Parken & Mobilität': 'Parking & mobility',
  'Eigentum & WEG': 'Ownership & association',
  'Verwaltung & Dokumente': 'Management & documents',
  Allgemeines: 'General',
};
