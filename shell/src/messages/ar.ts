import type { PublicTexts } from './public';

/** Texts of the page around the chat in Arabic. */
export const ar: PublicTexts = {
  frame: {
    close: 'إغلاق المحادثة',
    newWindow: 'فتح في نافذة جديدة',
  },
  header: {
    product: 'Hausgeist',
    area: 'محادثة إدارة العقار',
    home: 'Hausgeist، إلى الصفحة الرئيسية',
    navigation: 'القائمة الرئيسية',
    skip: 'الانتقال إلى المحتوى',
  },
  language: {
    label: 'اللغة',
    de: 'Deutsch',
    en: 'English',
  },
  textSize: {
    label: 'حجم الخط',
    normal: 'عادي',
    large: 'كبير',
    largest: 'كبير جدًا',
  },
  theme: {
    label: 'المظهر',
    system: 'تلقائي',
    light: 'فاتح',
    dark: 'داكن',
  },
  footer: {
    copyright: '© {year} Hausgeist',
    legal: 'معلومات قانونية',
    privacy: 'الخصوصية',
    imprint: 'بيانات الناشر',
    terms: 'الشروط',
    accessibility: 'إمكانية الوصول',
  },
  loading: 'جارٍ التحميل…',
  newVersion: {
    text: 'يتوفر إصدار جديد',
    reload: 'إعادة التحميل',
    dismiss: 'إغلاق الإشعار',
  },
  failure: {
    load: {
      title: 'هذا القسم غير متاح حاليًا',
      text: 'تعذّر تحميله. السبب في الغالب هو الاتصال، وعادةً ما يزول ذلك من تلقاء نفسه.',
      retry: 'إعادة المحاولة',
    },
    crash: {
      title: 'تعطّل هذا القسم',
      text: 'حدث خطأ فيه، وليس بسببك. أعد تحميل الصفحة. بقية الصفحة تعمل كالمعتاد.',
      retry: 'إعادة التحميل',
    },
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'ربما يكون الرابط قديمًا أو في العنوان خطأ مطبعي.',
    home: 'إلى الصفحة الرئيسية',
  },
};
