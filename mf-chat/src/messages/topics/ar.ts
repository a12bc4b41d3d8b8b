import type { topics as german } from './de';

/** What messages are about, in Arabic. */
export const topics: typeof german = {
  Notfall: 'طوارئ',
  Heizung: 'التدفئة',
  'Wasser & Sanitär': 'المياه والسباكة',
  'Schimmel & Schäden': 'العفن والأضرار',
  'Schlüssel & Zugang': 'المفاتيح والدخول',
  'Nebenkosten & Miete': 'الإيجار والتكاليف الإضافية',
  'Kündigung & Umzug': 'إنهاء العقد والانتقال',
  'Lärm & Hausordnung': 'الضوضاء ونظام البيت',
  'Müll & Reinigung': 'القمامة والتنظيف',
  Aufzug: 'المصعد',
  'Parken & Mobilität': 'مواقف السيارات والتنقل',
  'Eigentum & WEG': 'الملكية واتحاد الملاك',
  'Verwaltung & Dokumente': 'الإدارة والمستندات',
  Allgemeines: 'عام',
};
