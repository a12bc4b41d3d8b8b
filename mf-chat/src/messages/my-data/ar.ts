import type { ChatTexts } from '../de';

/** What a person reads about the data that is kept of them. */
export const myData: ChatTexts['myData'] = {
  open: 'بياناتي',
  title: 'بياناتي',
  text: 'يحق لك معرفة ما يُحفظ عنك وطلب حذفه. لدى إدارة العقار شهر واحد لذلك.',
  loading: 'يجري تحميل الطلبات …',
  loadFailed: 'تعذّر تحميل طلباتك.',
  retry: 'إعادة المحاولة',
  requests: 'طلباتك',
  export: 'نسخة من بياناتي',
  exportText:
    'تحصل على كل ما يُحفظ عنك في حزمة للتنزيل: المحادثات والملفات والبلاغات والرسائل وغيرها.',
  exportAsk: 'طلب نسخة',
  exportConfirm:
    'تتحقق إدارة العقار من أن الطلب صادر عنك. عندما تصبح الحزمة جاهزة تصلك رسالة ويمكنك تنزيلها هنا.',
  erasure: 'الحذف',
  erasureText: 'يُحذف كل ما يُحفظ عنك. بعد ذلك لا يمكنك تسجيل الدخول إلى الدردشة.',
  erasureAsk: 'طلب الحذف',
  erasureConfirm:
    'تتحقق إدارة العقار من أن الطلب صادر عنك وما إذا كان عليها الاحتفاظ بشيء. لا يمكن التراجع عن الحذف. اطلب نسخة أولًا إذا أردت الاحتفاظ ببياناتك.',
  send: 'إرسال الطلب',
  back: 'رجوع',
  close: 'إغلاق',
  asked: 'طُلب في {day}',
  due: 'الموعد النهائي: {day}',
  extended: 'مُدّدت المهلة: {reason}',
  refused: 'رُفض: {reason}',
  download: 'تنزيل الحزمة ({size} م.ب)',
  until: 'متاح حتى {day}',
  already: 'لقد طلبت ذلك بالفعل.',
  failed: 'تعذّر إرسال الطلب.',
  states: {
    REQUESTED: 'قيد التحقق',
    RUNNING: 'قيد التنفيذ',
    DONE: 'تم',
    FAILED: 'قيد التنفيذ',
    REFUSED: 'مرفوض',
  },
};
