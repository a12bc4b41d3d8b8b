import type { topics as german } from './de';

/** What messages are about, in Polish. */
export const topics: typeof german = {
  Notfall: 'Nagły wypadek',
  Heizung: 'Ogrzewanie',
  'Wasser & Sanitär': 'Woda i hydraulika',
  'Schimmel & Schäden': 'Pleśń i szkody',
  'Schlüssel & Zugang': 'Klucze i dostęp',
  'Nebenkosten & Miete': 'Czynsz i opłaty',
  'Kündigung & Umzug': 'Wypowiedzenie i przeprowadzka',
  'Lärm & Hausordnung': 'Hałas i regulamin domu',
  'Müll & Reinigung': 'Śmieci i sprzątanie',
  Aufzug: 'Winda',
  'Parken & Mobilität': 'Parkowanie i dojazd',
  'Eigentum & WEG': 'Własność i wspólnota',
  'Verwaltung & Dokumente': 'Administracja i dokumenty',
  Allgemeines: 'Ogólne',
};
