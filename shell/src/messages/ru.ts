import type { PublicTexts } from './public';

/** Texts of the page around the chat in Russian. */
export const ru: PublicTexts = {
  frame: {
    close: 'Закрыть чат',
    newWindow: 'Открыть в новом окне',
  },
  header: {
    product: 'Hausgeist',
    area: 'Чат управляющей компании',
    home: 'Hausgeist, на главную страницу',
    navigation: 'Главное меню',
    skip: 'Перейти к содержанию',
  },
  language: {
    label: 'Язык',
    de: 'Deutsch',
    en: 'English',
  },
  textSize: {
    label: 'Размер текста',
    normal: 'Обычный',
    large: 'Крупный',
    largest: 'Очень крупный',
  },
  theme: {
    label: 'Оформление',
    system: 'Автоматически',
    light: 'Светлое',
    dark: 'Тёмное',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'Правовая информация',
    privacy: 'Конфиденциальность',
    imprint: 'Выходные данные',
    terms: 'Условия',
    accessibility: 'Доступность',
  },
  loading: 'Загружается…',
  newVersion: {
    text: 'Доступна новая версия',
    reload: 'Обновить',
    dismiss: 'Закрыть уведомление',
  },
  failure: {
    load: {
      title: 'Этот раздел сейчас недоступен',
      text: 'Его не удалось загрузить. Обычно дело в связи, и чаще всего это проходит само.',
      retry: 'Повторить',
    },
    crash: {
      title: 'В этом разделе произошёл сбой',
      text: 'Это ошибка раздела, а не ваша. Обновите страницу. Остальная страница работает.',
      retry: 'Обновить',
    },
  },
  notFound: {
    title: 'Такой страницы нет',
    text: 'Возможно, ссылка устарела или в адресе опечатка.',
    home: 'На главную страницу',
  },
};
