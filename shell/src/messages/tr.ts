import type { PublicTexts } from './public';

/** Texts of the page around the chat in Turkish. */
export const tr: PublicTexts = {
  frame: {
    close: 'Sohbeti kapat',
    newWindow: 'Yeni pencerede aç',
  },
  header: {
    product: 'Hausgeist',
    area: 'Bina yönetiminin sohbet asistanı',
    home: 'Hausgeist, ana sayfaya',
    navigation: 'Ana menü',
    skip: 'İçeriğe geç',
  },
  language: {
    label: 'Dil',
    de: 'Deutsch',
    en: 'English',
  },
  textSize: {
    label: 'Yazı boyutu',
    normal: 'Normal',
    large: 'Büyük',
    largest: 'Çok büyük',
  },
  theme: {
    label: 'Görünüm',
    system: 'Otomatik',
    light: 'Açık',
    dark: 'Koyu',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'Yasal bilgiler',
    privacy: 'Gizlilik',
    imprint: 'Künye',
    terms: 'Kullanım koşulları',
    accessibility: 'Erişilebilirlik',
  },
  loading: 'Yükleniyor …',
  newVersion: {
    text: 'Yeni bir sürüm var',
    reload: 'Yenile',
    dismiss: 'Bildirimi kapat',
  },
  failure: {
    title: 'Bu bölüme şu anda ulaşılamıyor',
    load: 'Bölüm yüklenemedi. Bunun nedeni çoğunlukla bağlantıdır ve genellikle kendiliğinden düzelir.',
    crash: 'Bir hata oluştu. Sayfanın geri kalanı çalışmaya devam ediyor.',
    retry: 'Tekrar dene',
  },
  notFound: {
    title: 'Bu sayfa yok',
    text: 'Bağlantı eski olabilir ya da adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya',
  },
};
