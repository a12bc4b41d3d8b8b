import type { topics as german } from './de';

/** What messages are about, in English. */
export const topics: typeof german = {
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
