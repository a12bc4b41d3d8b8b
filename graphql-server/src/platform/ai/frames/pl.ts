import type { AnswerFrame } from './answer-frame.js';

export const PL: AnswerFrame = {
  smallTalk: {
    greeting: ({ companyName }) => [
      `Dzień dobry! Jestem asystentem AI firmy ${companyName}. W czym mogę pomóc?`,
      'Dzień dobry ponownie! Co mogę dla Państwa zrobić?',
    ],
    opening: () => [
      'Tak, jestem do Państwa dyspozycji. O co chodzi?',
      'Oczywiście. Proszę po prostu napisać, o co chodzi.',
    ],
    help: () => [
      'Jestem do Państwa dyspozycji: co się stało? Jeśli ludzie są w niebezpieczeństwie, proszę natychmiast zadzwonić pod 112.',
    ],
    abilities: ({ companyName }) => [
      `Odpowiadam na pytania o Państwa mieszkanie na podstawie dokumentów firmy ${companyName}, na przykład o ogrzewanie, klucze, śmieci, regulamin domu, koszty dodatkowe lub umowę. Można zgłosić mi szkodę, także ze zdjęciem. To, czego nie wiem, mogę przekazać zespołowi. O co chodzi?`,
    ],
    details: ({ phone }) => [
      `Dziękuję, zanotowałem to. Zespół otrzyma to razem z podsumowaniem, po zakończeniu czatu. W pilnej sprawie proszę dzwonić: ${phone}.`,
    ],
    announced: ({ phone }) => [
      `Więcej na ten temat nie wiem. Na pytania odpowie zespół: ${phone}.`,
    ],
    progress: ({ phone }) => [
      `Stan Państwa zgłoszeń jest widoczny u góry tego czatu, gdy tylko zespół je przyjmie. Jeśli nic tam nie ma, proszę zapytać: ${phone}.`,
    ],
    visit: ({ phone }) => [
      `Terminy zespół i firmy ustalają bezpośrednio z Państwem, ja ich tutaj nie widzę. Proszę zapytać, czy i kiedy ktoś przyjdzie: ${phone}.`,
    ],
    neighbour: ({ phone }) => [
      `Nie udzielam informacji o innych mieszkańcach i nikt nie dowie się tu niczego o Państwu. Jeśli chodzi o hałas, szkodę lub spór, proszę mi napisać albo zadzwonić: ${phone}.`,
    ],
    'own-figures': ({ phone }) => [
      `Nie mam tu wglądu w Państwa umowę ani konto. Kwoty są w umowie najmu i w ostatnim rozliczeniu; dokładnie poda je zespół: ${phone}.`,
    ],
    hazard: ({ phone }) => [
      `Proszę niczego nie dotykać i trzymać z daleka dzieci i zwierzęta. Proszę powiedzieć dozorcy lub zespołowi, gdzie dokładnie to leży: ${phone}. Jeśli ktoś się zranił lub coś połknął, proszę zadzwonić pod 112.`,
    ],
    thanks: () => [
      'Proszę bardzo! Czy mogę jeszcze w czymś pomóc?',
      'Nie ma za co. W razie potrzeby proszę napisać.',
      'Chętnie pomogłem.',
    ],
    farewell: () => ['Do widzenia! Po zakończeniu czatu otrzymają Państwo podsumowanie e-mailem.'],
    identity: ({ companyName }) => [
      `Jestem asystentem AI i odpowiadam na podstawie dokumentów firmy ${companyName}. Nie jestem człowiekiem i mogę się mylić. Na życzenie przekażę sprawę zespołowi.`,
    ],
    wellbeing: () => ['Dziękuję, dobrze! Co mogę dla Państwa zrobić?'],
    safe: () => [
      'Dobrze, że są Państwo bezpieczni. Proszę tam zostać i wrócić dopiero wtedy, gdy pozwoli na to straż pożarna, policja lub pogotowie techniczne. Jeśli jeszcze Państwo nie dzwonili: proszę teraz zadzwonić pod 112, a przy przemocy lub włamaniu pod 110, i powiedzieć, czy ktoś jest jeszcze w budynku.',
    ],
    freed: () => [
      'Dobrze, że wszyscy wyszli z windy. Jeśli ktoś źle się czuje, proszę zadzwonić pod 112. Proszę nie korzystać z windy, dopóki nie było technika, i zgłosić awarię, jeśli to się jeszcze nie stało.',
    ],
    found: () => [
      'Bardzo się cieszę. Proszę powiadomić też policję pod 110, żeby nie szukano dalej. Jeśli ta osoba źle się czuje, proszę zadzwonić pod 112.',
    ],
    agreement: () => [
      'Dobrze. Czy jest jeszcze jakieś pytanie?',
      'W porządku. W czym jeszcze pomóc?',
    ],
    refusal: () => ['W porządku. W razie potrzeby proszę po prostu napisać.'],
    apology: () => ['Nic się nie stało! W czym mogę pomóc?', 'Wszystko w porządku.'],
    insult: ({ companyName, phone }) => [
      `Przykro mi, że są Państwo zdenerwowani. Proszę napisać, o co chodzi, albo porozmawiać bezpośrednio z firmą ${companyName}: ${phone}.`,
    ],
    complaint: ({ companyName, phone }) => [
      `Przykro mi, że dotąd nie udało mi się pomóc. Proszę spróbować innymi słowami albo porozmawiać z zespołem ${companyName}: ${phone}.`,
      `Rozumiem, że to irytujące. Najszybciej będzie teraz zadzwonić: ${phone}.`,
    ],
    condolence: ({ companyName, phone }) => [
      `Bardzo mi przykro. Jeśli trzeba coś załatwić w sprawie mieszkania, chętnie pomogę; można też spokojnie porozmawiać z firmą ${companyName}: ${phone}.`,
    ],
    person: ({ companyName, phone, email }) => [
      `Prośba została przekazana firmie ${companyName}; zespół się z Państwem skontaktuje. Kontakt bezpośredni: ${phone} lub ${email}.`,
      `Prośba została już przekazana. W pilnej sprawie proszę zadzwonić: ${phone}.`,
    ],
  },
  announced: (day, over) => `Wiadomość z ${day}${over ? `, obowiązywała do ${over}` : ''}`,
  reports: ({ phone }) => ['Stan Państwa zgłoszeń:', `Na pytania odpowie zespół: ${phone}.`],
  sayByPhone: (phone) =>
    `Powiedz to także przez telefon: pod numerem 112 (przy przemocy lub włamaniu 110) albo ${phone}. Jeśli nikt jeszcze nie zadzwonił, zadzwoń teraz.`,
  sympathy: 'Bardzo mi przykro.',
  passOn: 'Proszę przekazać moje pytanie pracownikowi',
  notKnown: ({ companyName, phone, email }) =>
    `Niestety nie mam informacji na ten temat i nie chcę wprowadzać w błąd. Mogę przekazać pytanie dalej; z firmą ${companyName} można się też skontaktować pod numerem ${phone} lub adresem ${email}.`,
  partNotKnown: 'Niestety nie mam informacji na ten temat.',
  askBack: 'Czy chodzi o jeden z tych tematów?',
  orElse: 'Jeśli chodziło o coś innego:',
  germanOriginal: 'Oto co na ten temat mówi zarządca nieruchomości, po niemiecku:',
  contact: ({ companyName, phone, email }) =>
    `Z firmą ${companyName} można się skontaktować pod numerem ${phone} lub adresem ${email}.`,
  whenClosed: (numbers) =>
    `Biuro jest teraz zamknięte. Jeśli sprawa nie może czekać, proszę zadzwonić: ${numbers}.`,
  factMissing: 'Dokładnie tej informacji nie ma w naszych dokumentach.',
  fallback: 'Oto odpowiedź bezpośrednio z dokumentów zarządcy:',
  searchFailed: 'Niestety nie mogę teraz przeszukać dokumentów zarządcy.',
  files: {
    says: (name) => `W pliku „${name}” jest napisane:`,
    received: (name) => `Plik „${name}” został odebrany i przeczytany.`,
    stillReading: (name) =>
      `Plik „${name}” jest jeszcze odczytywany, to chwilę potrwa. Proszę zapytać ponownie za moment.`,
    unreadable: (name) =>
      `Plik „${name}” dotarł, ale nie da się odczytać z niego tekstu. Przekażę go zarządcy razem z podsumowaniem.`,
    nothingAbout: (name) => `W pliku „${name}” nie ma nic na ten temat.`,
  },
};
