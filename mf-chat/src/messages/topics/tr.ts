import type { topics as german } from './de';

/** What messages are about, in Turkish. */
export const topics: typeof german = {
  Notfall: 'Acil durum',
  Heizung: 'Isıtma',
  'Wasser & Sanitär': 'Su ve tesisat',
  'Schimmel & Schäden': 'Küf ve hasar',
  'Schlüssel & Zugang': 'Anahtar ve giriş',
  'Nebenkosten & Miete': 'Kira ve yan giderler',
  'Kündigung & Umzug': 'Fesih ve taşınma',
  'Lärm & Hausordnung': 'Gürültü ve ev kuralları',
  'Müll & Reinigung': 'Çöp ve temizlik',
  Aufzug: 'Asansör',
  'Parken & Mobilität': 'Park ve ulaşım',
  'Eigentum & WEG': 'Mülkiyet ve kat malikleri',
  'Verwaltung & Dokumente': 'Yönetim ve belgeler',
  Allgemeines: 'Genel',
};
