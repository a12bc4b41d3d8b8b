import type { Language } from '@hausgeist/schema';
import type { SummarySection } from '../../../platform/ai/index.js';

/** The frame of the mail to the person who chatted; the summary in it is German for both sides. */
export interface TenantTexts {
  subject: (company: string) => string;
  preheader: (day: string, reference: string) => string;
  greeting: (name: string) => string;
  intro: (day: string) => string;
  /** Where a member of the company has written, too. */
  introWithPerson: (day: string) => string;
  /** Says in which language the summary is; empty where it is the person's own. */
  inGerman: string;
  sections: Record<Exclude<SummarySection, 'nextStep'>, string>;
  attachments: string;
  nextTitle: string;
  next: string;
  add: string;
  phone: string;
  email: string;
  reference: string;
  regards: string;
  /** Stands above what an AI wrote. */
  aiGenerated: string;
  notice: string;
}

const de: TenantTexts = {
  subject: (company) => `Zusammenfassung Ihres Gesprächs mit ${company}`,
  preheader: (day, reference) => `Ihr Gespräch vom ${day}, Vorgang ${reference}`,
  greeting: (name) => `Guten Tag ${name},`,
  intro: (day) =>
    `vielen Dank für Ihr Gespräch mit unserem KI-Assistenten am ${day}. Das haben wir für Sie festgehalten:`,
  introWithPerson: (day) =>
    `vielen Dank für Ihr Gespräch mit uns am ${day}. Das haben wir für Sie festgehalten:`,
  inGerman: '',
  sections: {
    concern: 'Ihr Anliegen',
    facts: 'Ihre Angaben',
    told: 'Das haben wir Ihnen mitgeteilt',
    open: 'Das ist noch offen',
  },
  attachments: 'Ihre Anhänge',
  nextTitle: 'So geht es weiter',
  next: 'Unser Team erhält diese Zusammenfassung zusammen mit dem Gesprächsverlauf als PDF und meldet sich bei Ihnen, falls noch etwas zu klären ist.',
  add: 'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail, oder rufen Sie uns an:',
  phone: 'Telefon',
  email: 'E-Mail',
  reference: 'Vorgang',
  regards: 'Mit freundlichen Grüßen',
  aiGenerated: 'KI-generiert',
  notice:
    'Die Zusammenfassung wurde von einem KI-Assistenten erstellt. Verbindlich sind allein die Auskünfte der Hausverwaltung.',
};

const en: TenantTexts = {
  subject: (company) => `Summary of your conversation with ${company}`,
  preheader: (day, reference) => `Your conversation of ${day}, reference ${reference}`,
  greeting: (name) => `Dear ${name},`,
  intro: (day) =>
    `thank you for talking to our AI assistant on ${day}. This is what we have noted for you:`,
  introWithPerson: (day) =>
    `thank you for talking to us on ${day}. This is what we have noted for you:`,
  inGerman: 'The summary is in German, so that your property management can work with it.',
  sections: {
    concern: 'Your concern',
    facts: 'Your details',
    told: 'What we told you',
    open: 'What is still open',
  },
  attachments: 'Your attachments',
  nextTitle: 'What happens next',
  next: 'Our team receives this summary together with the conversation as a PDF and will contact you if anything needs to be clarified.',
  add: 'Would you like to add something? Simply reply to this email, or call us:',
  phone: 'Phone',
  email: 'Email',
  reference: 'Reference',
  regards: 'Kind regards',
  aiGenerated: 'AI-generated',
  notice:
    'This summary was written by an AI assistant. Only what the property management itself tells you is binding.',
};

const tr: TenantTexts = {
  subject: (company) => `${company} ile görüşmenizin özeti`,
  preheader: (day, reference) => `${day} tarihli görüşmeniz, işlem ${reference}`,
  greeting: (name) => `Sayın ${name},`,
  intro: (day) =>
    `${day} tarihinde yapay zekâ asistanımızla görüştüğünüz için teşekkür ederiz. Sizin için şunları not ettik:`,
  introWithPerson: (day) =>
    `${day} tarihinde bizimle görüştüğünüz için teşekkür ederiz. Sizin için şunları not ettik:`,
  inGerman: 'Yönetiminizin üzerinde çalışabilmesi için özet Almancadır.',
  sections: {
    concern: 'Konunuz',
    facts: 'Verdiğiniz bilgiler',
    told: 'Size ilettiklerimiz',
    open: 'Henüz açık olanlar',
  },
  attachments: 'Ekleriniz',
  nextTitle: 'Bundan sonra',
  next: 'Ekibimiz bu özeti görüşmenin tamamıyla birlikte PDF olarak alır ve açıklığa kavuşturulması gereken bir şey varsa sizinle iletişime geçer.',
  add: 'Eklemek istediğiniz bir şey var mı? Bu e-postayı yanıtlayın ya da bizi arayın:',
  phone: 'Telefon',
  email: 'E-posta',
  reference: 'İşlem',
  regards: 'Saygılarımızla',
  aiGenerated: 'Yapay zekâ tarafından oluşturuldu',
  notice:
    'Bu özet bir yapay zekâ asistanı tarafından hazırlanmıştır. Yalnızca yönetimin verdiği bilgiler bağlayıcıdır.',
};

const ru: TenantTexts = {
  subject: (company) => `Итоги Вашего разговора с ${company}`,
  preheader: (day, reference) => `Ваш разговор от ${day}, обращение ${reference}`,
  greeting: (name) => `Здравствуйте, ${name}!`,
  intro: (day) =>
    `Благодарим Вас за разговор с нашим ИИ-ассистентом (${day}). Вот что мы для Вас записали:`,
  introWithPerson: (day) =>
    `Благодарим Вас за разговор с нами (${day}). Вот что мы для Вас записали:`,
  inGerman: 'Итоги составлены на немецком языке, чтобы с ними могла работать управляющая компания.',
  sections: {
    concern: 'Ваш вопрос',
    facts: 'Ваши данные',
    told: 'Что мы Вам сообщили',
    open: 'Что ещё не решено',
  },
  attachments: 'Ваши файлы',
  nextTitle: 'Что дальше',
  next: 'Наши сотрудники получат эти итоги вместе с текстом разговора в формате PDF и свяжутся с Вами, если нужно будет что-то уточнить.',
  add: 'Хотите что-то добавить? Просто ответьте на это письмо или позвоните нам:',
  phone: 'Телефон',
  email: 'Эл. почта',
  reference: 'Обращение',
  regards: 'С уважением',
  aiGenerated: 'Создано ИИ',
  notice:
    'Эти итоги составлены ИИ-ассистентом. Обязательную силу имеют только сведения самой управляющей компании.',
};

const uk: TenantTexts = {
  subject: (company) => `Підсумок Вашої розмови з ${company}`,
  preheader: (day, reference) => `Ваша розмова від ${day}, звернення ${reference}`,
  greeting: (name) => `Добрий день, ${name}!`,
  intro: (day) => `Дякуємо за розмову з нашим ШІ-асистентом (${day}). Ось що ми для Вас записали:`,
  introWithPerson: (day) => `Дякуємо за розмову з нами (${day}). Ось що ми для Вас записали:`,
  inGerman: 'Підсумок складено німецькою мовою, щоб із ним могла працювати керуюча компанія.',
  sections: {
    concern: 'Ваше питання',
    facts: 'Ваші дані',
    told: 'Що ми Вам повідомили',
    open: 'Що ще не вирішено',
  },
  attachments: 'Ваші файли',
  nextTitle: 'Що далі',
  next: 'Наші працівники отримають цей підсумок разом із текстом розмови у форматі PDF і зв’яжуться з Вами, якщо потрібно буде щось уточнити.',
  add: 'Бажаєте щось додати? Просто дайте відповідь на цей лист або зателефонуйте нам:',
  phone: 'Телефон',
  email: 'Ел. пошта',
  reference: 'Звернення',
  regards: 'З повагою',
  aiGenerated: 'Створено ШІ',
  notice:
    'Цей підсумок склав ШІ-асистент. Обов’язкову силу мають лише відомості самої керуючої компанії.',
};

const ar: TenantTexts = {
  subject: (company) => `ملخص محادثتكم مع ${company}`,
  preheader: (day, reference) => `محادثتكم بتاريخ ${day}، رقم المعاملة ${reference}`,
  greeting: (name) => `السيد/السيدة ${name} المحترم/ة،`,
  intro: (day) => `شكرًا لمحادثتكم مع المساعد الذكي بتاريخ ${day}. هذا ما سجلناه لكم:`,
  introWithPerson: (day) => `شكرًا لمحادثتكم معنا بتاريخ ${day}. هذا ما سجلناه لكم:`,
  inGerman: 'الملخص مكتوب بالألمانية حتى تتمكن إدارة السكن من متابعته.',
  sections: {
    concern: 'موضوعكم',
    facts: 'بياناتكم',
    told: 'ما أخبرناكم به',
    open: 'ما لم يُحسم بعد',
  },
  attachments: 'مرفقاتكم',
  nextTitle: 'ما الخطوة التالية',
  next: 'يتلقى فريقنا هذا الملخص مع نص المحادثة بصيغة PDF، وسيتواصل معكم إذا احتاج الأمر إلى توضيح.',
  add: 'هل تودون إضافة شيء؟ يمكنكم الرد على هذه الرسالة أو الاتصال بنا:',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  reference: 'رقم المعاملة',
  regards: 'مع أطيب التحيات',
  aiGenerated: 'أُنشئ بالذكاء الاصطناعي',
  notice: 'كتب هذا الملخص مساعد ذكي. والملزم هو ما تبلغكم به إدارة السكن وحدها.',
};

const pl: TenantTexts = {
  subject: (company) => `Podsumowanie Państwa rozmowy z ${company}`,
  preheader: (day, reference) => `Państwa rozmowa z dnia ${day}, sprawa ${reference}`,
  greeting: (name) => `Dzień dobry ${name},`,
  intro: (day) =>
    `dziękujemy za rozmowę z naszym asystentem AI w dniu ${day}. Oto, co dla Państwa zapisaliśmy:`,
  introWithPerson: (day) =>
    `dziękujemy za rozmowę z nami w dniu ${day}. Oto, co dla Państwa zapisaliśmy:`,
  inGerman: 'Podsumowanie jest po niemiecku, aby zarządca mógł z nim pracować.',
  sections: {
    concern: 'Państwa sprawa',
    facts: 'Podane informacje',
    told: 'Co Państwu przekazaliśmy',
    open: 'Co pozostaje otwarte',
  },
  attachments: 'Państwa załączniki',
  nextTitle: 'Co dalej',
  next: 'Nasz zespół otrzyma to podsumowanie wraz z przebiegiem rozmowy w pliku PDF i skontaktuje się z Państwem, jeśli trzeba będzie coś wyjaśnić.',
  add: 'Chcą Państwo coś dodać? Wystarczy odpowiedzieć na tę wiadomość lub do nas zadzwonić:',
  phone: 'Telefon',
  email: 'E-mail',
  reference: 'Sprawa',
  regards: 'Z poważaniem',
  aiGenerated: 'Wygenerowano przez AI',
  notice:
    'Podsumowanie przygotował asystent AI. Wiążące są wyłącznie informacje udzielone przez zarządcę.',
};

/** The frame in each language of the assistant. */
export const TENANT_TEXTS: Readonly<Record<Language, TenantTexts>> = { de, en, tr, ru, uk, ar, pl };
