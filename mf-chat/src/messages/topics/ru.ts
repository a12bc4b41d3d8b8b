import type { topics as german } from './de';

/** What messages are about, in Russian. */
export const topics: typeof german = {
  Notfall: 'Экстренный случай',
  Heizung: 'Отопление',
  'Wasser & Sanitär': 'Вода и сантехника',
  'Schimmel & Schäden': 'Плесень и повреждения',
  'Schlüssel & Zugang': 'Ключи и доступ',
  'Nebenkosten & Miete': 'Аренда и коммунальные расходы',
  'Kündigung & Umzug': 'Расторжение и переезд',
  'Lärm & Hausordnung': 'Шум и правила дома',
  'Müll & Reinigung': 'Мусор и уборка',
  Aufzug: 'Лифт',
  'Parken & Mobilität': 'Парковка и транспорт',
  'Eigentum & WEG': 'Собственность и товарищество',
  'Verwaltung & Dokumente': 'Управление и документы',
  Allgemeines: 'Общее',
};
