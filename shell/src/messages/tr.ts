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
    load: {
      title: 'Bu bölüme şu anda ulaşılamıyor',
      text: 'Bölüm yüklenemedi. Bunun nedeni çoğunlukla bağlantıdır ve genellikle kendiliğinden düzelir.',
      retry: 'Tekrar dene',
    },
    crash: {
      title: 'Bu bölüm çöktü',
      text: 'Bunun nedeni bölümdeki bir hatadır, sizinle ilgisi yoktur. Sayfayı yenileyin. Sayfanın geri kalanı çalışmaya devam ediyor.',
      retry: 'Yenile',
    },
  },
  notFound: {
    title: 'Bu sayfa yok',
    text: 'Bağlantı eski olabilir ya da adres yanlış yazılmış olabilir.',
    home: 'Ana sayfaya',
  },
};
