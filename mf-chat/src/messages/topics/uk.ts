import type { topics as german } from './de';

/** What messages are about, in Ukrainian. */
export const topics: typeof german = {
  Notfall: 'Надзвичайна ситуація',
  Heizung: 'Опалення',
  'Wasser & Sanitär': 'Вода та сантехніка',
  'Schimmel & Schäden': 'Пліснява та пошкодження',
  'Schlüssel & Zugang': 'Ключі та доступ',
  'Nebenkosten & Miete': 'Оренда та комунальні витрати',
  'Kündigung & Umzug': 'Розірвання договору та переїзд',
  'Lärm & Hausordnung': 'Шум і правила будинку',
  'Müll & Reinigung': 'Сміття та прибирання',
  Aufzug: 'Ліфт',
  'Parken & Mobilität': 'Паркування та транспорт',
  'Eigentum & WEG': 'Власність і товариство',
  'Verwaltung & Dokumente': 'Управління та документи',
  Allgemeines: 'Загальне',
};
