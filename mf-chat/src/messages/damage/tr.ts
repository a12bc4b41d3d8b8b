/** What a person reads who reports damage. */
export const damage = {
  offer: 'Hasar bildir',
  title: 'Hasar bildir',
  what: 'Ne hasar gördü?',
  where: 'Nerede?',
  whereHint: 'Örneğin: mutfak. Adresinizi biliyoruz.',
  since: 'Ne zamandan beri?',
  optional: 'İsteğe bağlı',
  photos: 'Fotoğraf ekle',
  photosLost: 'Lütfen fotoğraflarınızı yeniden seçin: bu tarayıcı onları saklayamadı.',
  alongside:
    '{count, plural, one {Sohbetteki dosya da gönderilir.} other {Sohbetteki # dosya da gönderilir.}}',
  send: 'Bildir',
  sending: 'Gönderiliyor …',
  cancel: 'Vazgeç',
  failed: 'Bildiriminiz ulaşmadı. Yazdıklarınız burada kalır; lütfen yeniden deneyin.',
  photosFailed: 'Hasar bildirildi, ancak fotoğraflar ulaşmadı. Lütfen yeniden deneyin.',
};
