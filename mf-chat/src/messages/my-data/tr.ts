import type { ChatTexts } from '../de';

/** What a person reads about the data that is kept of them. */
export const myData: ChatTexts['myData'] = {
  open: 'Verilerim',
  title: 'Verilerim',
  text: 'Hakkınızda nelerin saklandığını öğrenme ve bunları sildirme hakkınız vardır. Konut yönetiminizin bunun için bir ay süresi vardır.',
  loading: 'Talepler yükleniyor …',
  loadFailed: 'Talepleriniz yüklenemedi.',
  retry: 'Tekrar dene',
  requests: 'Talepleriniz',
  export: 'Verilerimin kopyası',
  exportText:
    'Hakkınızda saklanan her şeyi indirilebilir bir paket olarak alırsınız: görüşmeler, dosyalar, işlemler, e-postalar ve daha fazlası.',
  exportAsk: 'Kopya iste',
  exportConfirm:
    'Konut yönetiminiz talebin sizden geldiğini kontrol eder. Paket hazır olunca bir e-posta alırsınız ve paketi buradan indirebilirsiniz.',
  erasure: 'Silme',
  erasureText: 'Hakkınızda saklanan her şey silinir. Bundan sonra sohbete giriş yapamazsınız.',
  erasureAsk: 'Silinmesini iste',
  erasureConfirm:
    'Konut yönetiminiz talebin sizden geldiğini ve bir şey saklamak zorunda olup olmadığını kontrol eder. Silme geri alınamaz. Verilerinizi saklamak istiyorsanız önce bir kopya isteyin.',
  send: 'Talebi gönder',
  back: 'Geri',
  close: 'Kapat',
  asked: '{day} tarihinde istendi',
  due: 'En geç {day} tarihine kadar',
  extended: 'Daha uzun sürecek: {reason}',
  refused: 'Reddedildi: {reason}',
  download: 'Paketi indir ({size} MB)',
  until: '{day} tarihine kadar',
  already: 'Bunu zaten istediniz.',
  failed: 'Talep gönderilemedi.',
  states: {
    REQUESTED: 'İnceleniyor',
    RUNNING: 'İşleniyor',
    DONE: 'Tamamlandı',
    FAILED: 'İşleniyor',
    REFUSED: 'Reddedildi',
  },
};
