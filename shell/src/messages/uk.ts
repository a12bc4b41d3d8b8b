import type { PublicTexts } from './public';

/** Texts of the page around the chat in Ukrainian. */
export const uk: PublicTexts = {
  frame: {
    close: 'Закрити чат',
    newWindow: 'Відкрити в новому вікні',
  },
  header: {
    product: 'Hausgeist',
    area: 'Чат керуючої компанії',
    home: 'Hausgeist, на головну сторінку',
    navigation: 'Головне меню',
    skip: 'Перейти до вмісту',
  },
  language: {
    label: 'Мова',
    de: 'Deutsch',
    en: 'English',
  },
  textSize: {
    label: 'Розмір тексту',
    normal: 'Звичайний',
    large: 'Великий',
    largest: 'Дуже великий',
  },
  theme: {
    label: 'Оформлення',
    system: 'Автоматично',
    light: 'Світле',
    dark: 'Темне',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'Правова інформація',
    privacy: 'Конфіденційність',
    imprint: 'Вихідні дані',
    terms: 'Умови',
    accessibility: 'Доступність',
  },
  loading: 'Завантажується…',
  newVersion: {
    text: 'Доступна нова версія',
    reload: 'Оновити',
    dismiss: 'Закрити сповіщення',
  },
  failure: {
    load: {
      title: 'Цей розділ зараз недоступний',
      text: 'Його не вдалося завантажити. Зазвичай причина у зв’язку, і здебільшого це минає саме.',
      retry: 'Спробувати ще раз',
    },
    crash: {
      title: 'У цьому розділі стався збій',
      text: 'Це помилка розділу, а не ваша. Оновіть сторінку. Решта сторінки працює.',
      retry: 'Оновити',
    },
  },
  notFound: {
    title: 'Такої сторінки немає',
    text: 'Можливо, посилання застаріло або в адресі помилка.',
    home: 'На головну сторінку',
  },
};
