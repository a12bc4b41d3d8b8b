import type { PublicTexts } from './public';

/** Texts of the page around the chat in Polish. */
export const pl: PublicTexts = {
  frame: {
    close: 'Zamknij czat',
    newWindow: 'Otwórz w nowym oknie',
  },
  header: {
    product: 'Hausgeist',
    area: 'Czat administracji budynku',
    home: 'Hausgeist, do strony głównej',
    navigation: 'Menu główne',
    skip: 'Przejdź do treści',
  },
  language: {
    label: 'Język',
    de: 'Deutsch',
    en: 'English',
  },
  textSize: {
    label: 'Rozmiar tekstu',
    normal: 'Normalny',
    large: 'Duży',
    largest: 'Bardzo duży',
  },
  theme: {
    label: 'Wygląd',
    system: 'Automatyczny',
    light: 'Jasny',
    dark: 'Ciemny',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'Informacje prawne',
    privacy: 'Prywatność',
    imprint: 'Nota prawna',
    terms: 'Warunki',
    accessibility: 'Dostępność',
  },
  loading: 'Wczytywanie…',
  newVersion: {
    text: 'Dostępna jest nowa wersja',
    reload: 'Odśwież',
    dismiss: 'Zamknij powiadomienie',
  },
  failure: {
    load: {
      title: 'Ta część strony jest teraz niedostępna',
      text: 'Nie udało się jej wczytać. Zwykle winne jest połączenie i problem mija sam.',
      retry: 'Spróbuj ponownie',
    },
    crash: {
      title: 'Ta część strony przestała działać',
      text: 'To błąd tej części, nie Pani ani Pana. Proszę odświeżyć stronę. Reszta strony działa dalej.',
      retry: 'Odśwież',
    },
  },
  notFound: {
    title: 'Nie ma takiej strony',
    text: 'Być może link jest nieaktualny albo w adresie jest błąd.',
    home: 'Do strony głównej',
  },
};
