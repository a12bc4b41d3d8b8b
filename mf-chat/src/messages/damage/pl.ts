/** What a person reads who reports damage. */
export const damage = {
  offer: 'Zgłoś szkodę',
  title: 'Zgłoś szkodę',
  what: 'Co jest uszkodzone?',
  where: 'Gdzie?',
  whereHint: 'Na przykład: kuchnia. Adres znamy.',
  since: 'Od kiedy?',
  optional: 'Opcjonalnie',
  photos: 'Dodaj zdjęcia',
  photosLost: 'Prosimy wybrać zdjęcia jeszcze raz: ta przeglądarka nie mogła ich zachować.',
  alongside:
    '{count, plural, one {Dołączymy plik z czatu.} few {Dołączymy # pliki z czatu.} many {Dołączymy # plików z czatu.} other {Dołączymy # pliku z czatu.}}',
  send: 'Zgłoś',
  sending: 'Wysyłanie …',
  cancel: 'Anuluj',
  failed: 'Zgłoszenie nie dotarło. Wpisana treść zostaje tutaj; prosimy spróbować ponownie.',
  photosFailed: 'Szkoda została zgłoszona, ale zdjęcia nie dotarły. Prosimy spróbować ponownie.',
};
