import type { ChatTexts } from '../de';

/** What a person reads about the data that is kept of them. */
export const myData: ChatTexts['myData'] = {
  open: 'Moje dane',
  title: 'Moje dane',
  text: 'Mają Państwo prawo dowiedzieć się, co jest o Państwu zapisane, i zażądać usunięcia. Zarządca ma na to miesiąc.',
  loading: 'Wczytywanie zapytań …',
  loadFailed: 'Nie udało się wczytać zapytań.',
  retry: 'Spróbuj ponownie',
  requests: 'Państwa zapytania',
  export: 'Kopia moich danych',
  exportText:
    'Otrzymają Państwo wszystko, co jest o Państwu zapisane, jako pakiet do pobrania: rozmowy, pliki, zgłoszenia, wiadomości i inne.',
  exportAsk: 'Poproś o kopię',
  exportConfirm:
    'Zarządca sprawdza, czy prośba pochodzi od Państwa. Gdy pakiet będzie gotowy, przyjdzie wiadomość e-mail i będzie można go tutaj pobrać.',
  erasure: 'Usunięcie',
  erasureText:
    'Wszystko, co jest o Państwu zapisane, zostanie usunięte. Potem logowanie do czatu nie będzie możliwe.',
  erasureAsk: 'Poproś o usunięcie',
  erasureConfirm:
    'Zarządca sprawdza, czy prośba pochodzi od Państwa i czy nie musi czegoś przechowywać. Usunięcia nie można cofnąć. Aby zachować swoje dane, prosimy najpierw poprosić o kopię.',
  send: 'Wyślij prośbę',
  back: 'Wstecz',
  close: 'Zamknij',
  asked: 'Zgłoszono {day}',
  due: 'Termin: {day}',
  extended: 'Termin przedłużono: {reason}',
  refused: 'Odmowa: {reason}',
  download: 'Pobierz pakiet ({size} MB)',
  until: 'Dostępne do {day}',
  already: 'Już o to poproszono.',
  failed: 'Nie udało się wysłać prośby.',
  states: {
    REQUESTED: 'Sprawdzane',
    RUNNING: 'W toku',
    DONE: 'Gotowe',
    FAILED: 'W toku',
    REFUSED: 'Odmowa',
  },
};
