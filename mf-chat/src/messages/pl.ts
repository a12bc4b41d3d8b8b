import type { ChatTexts } from './de';

/** Every text of the chat in Polish. */
export const pl: ChatTexts = {
  chat: {
    label: 'Czat',
    loading: 'Wczytywanie rozmowy…',
    loadFailed: 'Nie udało się wczytać rozmowy.',
    retry: 'Spróbuj ponownie',
    dismiss: 'Zamknij komunikat',
  },
  intro: {
    title: 'Państwa asystent AI',
    notice:
      'Odpowiada tu sztuczna inteligencja na podstawie informacji Państwa administracji budynku. Odpowiedzi mogą zawierać błędy. Można pisać po polsku; teksty administracji pozostają po niemiecku.',
    topics: 'Można zapytać na przykład o:',
    ask: 'Propozycje pierwszego pytania',
  },
  log: {
    label: 'Wiadomości',
    you: 'Państwo',
    bot: 'Asystent AI',
    system: 'Informacja',
    today: 'Dzisiaj',
    typing: 'Asystent AI pisze…',
    slow: 'Trwa to dłużej niż zwykle. Odpowiedź pojawi się tutaj, gdy tylko będzie gotowa.',
    newMessage: 'Nowa wiadomość',
    toEnd: 'Na koniec rozmowy',
    masked: 'Numer uwierzytelniający, ukryty',
  },
  message: {
    retry: 'Spróbuj ponownie',
    uploading: 'Przesyłanie, {percent}%',
    sending: 'Wysyłanie…',
    notSent: 'Nie wysłano',
    source: 'Źródło: {title}',
    sourceMarker: 'Źródło {index}: {title}',
    category: 'Temat: {category}',
    emergency: 'Nagły wypadek',
    calls: 'Zadzwoń teraz',
    choices: 'Propozycje do wyboru',
    more: 'Więcej na ten temat',
    fallback: 'Odpowiedź pochodzi wprost z dokumentów – usługa AI jest teraz niedostępna.',
    unreadable:
      'Wiadomość dotarła, ale nie udało się poprawnie przygotować odpowiedzi. Proszę sformułować pytanie inaczej.',
    broken: 'Nie udało się poprawnie wyświetlić wiadomości',
  },
  files: {
    attached: 'Załączone pliki',
    size: '{size} MB',
    image: 'Obraz',
    document: 'Dokument',
    spreadsheet: 'Arkusz',
    archive: 'Archiwum',
    unsupported: '{file}: nieobsługiwany typ pliku',
    tooLarge: '{file}: plik przekracza 5 MB',
    totalTooLarge: 'Z plikiem {file} łączny rozmiar przekroczyłby 15 MB',
    tooMany:
      '{file}: można załączyć najwyżej {count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}',
    skipped: 'Nie udało się przesłać plików. Wiadomość została wysłana bez nich.',
  },
  composer: {
    label: 'Wiadomość',
    emailPlaceholder: 'imie@przyklad.pl',
    numberPlaceholder: 'Numer uwierzytelniający',
    placeholder: 'Pytanie do administracji budynku',
    attach: 'Załącz pliki',
    attachLocked: 'Załącz pliki (po zalogowaniu)',
    person: 'Rozmowa z\u00a0człowiekiem',
    personMessage: 'Chcę porozmawiać z człowiekiem.',
    send: 'Wyślij',
    sending: 'Wysyłanie…',
    staged: 'Pliki do wysłania',
    remove: 'Usuń {file}',
    drop: 'Upuść pliki tutaj',
    left: '{count, plural, one {Pozostał # znak} few {Pozostały # znaki} many {Pozostało # znaków} other {Pozostało # znaku}}',
    tooLong:
      'Limit przekroczony o {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}. Proszę skrócić wiadomość.',
    clear: 'Usuń czat',
    end: 'Zakończ i podsumuj',
    notice: 'Asystent AI: odpowiedzi mogą zawierać błędy.',
  },
  clear: {
    title: 'Usunąć czat?',
    text: 'Czat zacznie się od nowa i trzeba będzie zalogować się ponownie. Niewysłane treści przepadną. Podsumowanie nie zostanie wysłane.',
    cancel: 'Anuluj',
    confirm: 'Usuń',
  },
  connection: {
    connecting: 'Łączenie…',
    offline: 'Brak połączenia. Odpowiedzi pojawią się, gdy tylko połączenie wróci.',
    reconnect: 'Połącz teraz',
  },
  summary: {
    title: 'Podsumowanie rozmowy',
    processing:
      'Rozmowa została zakończona. Podsumowanie i wiadomości e-mail są przygotowywane i wkrótce trafią na Państwa adres e-mail.',
    completed: 'Podsumowanie rozmowy jest gotowe i zostało wysłane na Państwa adres e-mail.',
    working: 'Przygotowywanie podsumowania…',
    late: 'Trwa to dłużej niż zwykle. Można zamknąć to okno, podsumowanie przyjdzie e-mailem.',
    pdf: 'Podsumowanie w pliku PDF zostało wysłane do administracji budynku.',
    close: 'Zamknij',
  },
  errors: {
    send: 'Nie udało się wysłać wiadomości: {detail}',
    event: 'Błąd podczas przetwarzania wiadomości: {detail}',
    upload: 'Nie udało się przesłać pliku',
    end: 'Nie udało się zakończyć czatu: {detail}',
    endUnknown: 'Nie udało się zakończyć czatu',
    endWithoutEmail:
      'Nie można zakończyć czatu: brakuje adresu e-mail. Proszę zalogować się ponownie.',
    network: 'brak połączenia z serwerem',
    noAnswer: 'asystent nie mógł odpowiedzieć',
    unknown: 'nieznany błąd',
  },
  assistant: {
    language: 'pl',
    welcome: 'Dzień dobry i witamy! Aby móc pomóc, proszę najpierw o podanie adresu e-mail.',
    askNumber:
      'Dziękuję! Teraz proszę podać numer uwierzytelniający (Authentifizierungsnummer). Otrzymali go Państwo od administracji budynku.',
    invalidEmail:
      'To jeszcze nie wygląda na adres e-mail. Proszę podać go w postaci imie@przyklad.pl.',
    invalidNumber:
      'Nieprawidłowy numer uwierzytelniający. Proszę spróbować ponownie lub w razie trudności skontaktować się z pomocą techniczną.',
    tooManyAttempts: 'Zbyt wiele prób. Proszę chwilę odczekać i spróbować ponownie.',
    greeting: 'Witamy, {name}! W czym mogę dzisiaj pomóc?',
    signInFirst:
      'Oczywiście. Proszę najpierw się tutaj zalogować, aby administracja budynku wiedziała, z kim rozmawia.',
    processingFailed:
      'Przepraszam, podczas przetwarzania wiadomości wystąpił błąd. Proszę spróbować ponownie.',
    endFailed: 'Przepraszam, podczas kończenia rozmowy wystąpił błąd. Proszę spróbować ponownie.',
    expired:
      'Sesja wygasła. Dla bezpieczeństwa proszę jeszcze raz podać adres e-mail. Wpisany tekst zostanie zachowany i po zalogowaniu znów się tu pojawi.',
    topics: {
      heating: 'Ogrzewanie',
      heatingQuestion: 'Kaloryfer nie grzeje. Co mogę zrobić?',
      water: 'Zalanie',
      waterQuestion: 'Mam zalane mieszkanie. Co mam teraz zrobić?',
      costs: 'Opłaty dodatkowe',
      costsQuestion: 'Kiedy otrzymam rozliczenie kosztów dodatkowych (Nebenkostenabrechnung)?',
      keys: 'Klucze',
      keysQuestion: 'Zginął mi klucz. Co muszę zrobić?',
      rules: 'Regulamin domu',
      rulesQuestion: 'W jakich godzinach obowiązuje cisza w budynku?',
      emergency: 'Nagły wypadek',
      emergencyQuestion: 'Pod jaki numer dzwonić w nagłym wypadku?',
    },
  },
};
