import type { assistant as german } from './de';

/** What the assistant says by itself. */
export const assistant: typeof german = {
  language: 'pl',
  welcome: 'Dzień dobry i witamy! Aby móc pomóc, proszę najpierw o podanie adresu e-mail.',
  askNumber:
    'Dziękuję! Teraz proszę podać numer uwierzytelniający (Authentifizierungsnummer). Otrzymali go Państwo od administracji budynku.',
  emailFirst:
    'Zapamiętałem Państwa tekst. Aby administracja budynku wiedziała, z kim rozmawia, proszę najpierw podać adres e-mail w postaci imie@przyklad.pl. Po zalogowaniu tekst znów pojawi się w polu wpisywania.',
  numberFirst:
    'Zapamiętałem Państwa tekst. Proszę najpierw podać numer uwierzytelniający (Authentifizierungsnummer); po zalogowaniu tekst znów pojawi się w polu wpisywania.',
  codeFirst:
    'Zapamiętałem Państwa tekst. Proszę najpierw wpisać kod z e-maila; po zalogowaniu tekst znów pojawi się w polu wpisywania.',
  invalidEmail:
    'To jeszcze nie wygląda na adres e-mail. Proszę podać go w postaci imie@przyklad.pl.',
  invalidNumber:
    'Nieprawidłowy numer uwierzytelniający. Proszę spróbować ponownie lub w razie trudności skontaktować się z pomocą techniczną.',
  askCode: 'Wysłaliśmy Państwu kod e-mailem. Proszę wpisać go tutaj; jest ważny 10 minut.',
  invalidCode:
    'Ten kod jest nieprawidłowy lub już nieważny. Proszę spróbować ponownie. Nowy kod zostanie wysłany po ponownym wpisaniu numeru uwierzytelniającego.',
  tooManyAttempts: 'Zbyt wiele prób. Proszę chwilę odczekać i spróbować ponownie.',
  greeting: 'Witamy, {name}! W czym mogę dzisiaj pomóc?',
  signInFirst:
    'Oczywiście. Proszę najpierw się tutaj zalogować, aby administracja budynku wiedziała, z kim rozmawia.',
  processingFailed:
    'Przepraszam, podczas przetwarzania wiadomości wystąpił błąd. Proszę spróbować ponownie.',
  endFailed: 'Przepraszam, podczas kończenia rozmowy wystąpił błąd. Proszę spróbować ponownie.',
  linkUsed:
    'Ten link został już użyty: każdy link działa tylko raz. Mogę wysłać nowy e-mailem albo proszę podać tutaj adres e-mail i zalogować się swoim numerem.',
  linkSent:
    'Nowy link jest w drodze na tę samą skrzynkę. Dotrze w ciągu kilku minut; proszę sprawdzić też folder ze spamem.',
  linkVoid: 'Ten link stracił ważność. Proszę podać adres e-mail, a przejdziemy dalej w rozmowie.',
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
};
